import { type Publication, type Published, publicationOf, publications } from "@estudio/contract/content/publication";
import { type Category, categoryBadges } from "@estudio/contract/enquiries/options";
import { Chip, type ChipProps } from "@mui/material";
import { formatMoment } from "../words/formats";

const colors: Record<Publication, ChipProps["color"]> = {
  published: "done",
  scheduled: "planned",
  withdrawn: "waiting",
  draft: "waiting",
};

export function StatusBadge({ record }: { record: Published }) {
  const state = publicationOf(record);
  return <Chip size="small" label={publications[state]} color={colors[state]} />;
}

export const FeaturedBadge = () => <Chip size="small" label="Destacado" color="fresh" />;

export const CategoryBadge = ({ category }: { category: Category }) => (
  <Chip size="small" variant="outlined" label={categoryBadges[category]} />
);

type Scheduled = { publishAt: string | null; unpublishAt: string | null };

export function ScheduleNote({ publishAt, unpublishAt }: Scheduled) {
  const notes = [
    ...(publishAt ? [`Se publica el ${formatMoment(publishAt)}`] : []),
    ...(unpublishAt ? [`Se retira el ${formatMoment(unpublishAt)}`] : []),
  ];
  return notes.length ? <Chip size="small" variant="outlined" color="info" label={notes.join(" · ")} /> : null;
}
