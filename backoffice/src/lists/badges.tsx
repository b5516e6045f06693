import { type Category, categoryBadges } from "@estudio/contract/options";
import { type Publication, type Published, publicationOf, publications } from "@estudio/contract/publication";
import { Chip } from "@mui/material";
import { formatMoment } from "../formats";

const colors: Record<Publication, object> = {
  published: { bgcolor: "#E6E9D8", color: "#3D4229" },
  scheduled: { bgcolor: "#E3E8EC", color: "#2F4453" },
  withdrawn: { bgcolor: "#EFE6D6", color: "#6B4A00" },
  draft: { bgcolor: "#EFE6D6", color: "#6B4A00" },
};

/** How the record stands for visitors now. */
export function StatusBadge({ record }: { record: Published }) {
  const state = publicationOf(record);
  return <Chip size="small" label={publications[state]} sx={colors[state]} />;
}

export const FeaturedBadge = () => (
  <Chip size="small" label="Destacado" sx={{ bgcolor: "#F3DDD0", color: "#7A3518" }} />
);

export const CategoryBadge = ({ category }: { category: Category }) => (
  <Chip size="small" variant="outlined" label={categoryBadges[category]} />
);

type Scheduled = { publishAt: string | null; unpublishAt: string | null };

/** What will happen by itself, and when. */
export function ScheduleNote({ publishAt, unpublishAt }: Scheduled) {
  const notes = [
    ...(publishAt ? [`Se publica el ${formatMoment(publishAt)}`] : []),
    ...(unpublishAt ? [`Se retira el ${formatMoment(unpublishAt)}`] : []),
  ];
  return notes.length ? <Chip size="small" variant="outlined" color="info" label={notes.join(" · ")} /> : null;
}
