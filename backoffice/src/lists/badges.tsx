import { type Category, categoryBadges, type Status, statuses } from "@estudio/contract/options";
import { Chip } from "@mui/material";
import { formatMoment } from "../formats";

export const StatusBadge = ({ status }: { status: Status }) => (
  <Chip
    size="small"
    label={statuses[status]}
    sx={status === "published" ? { bgcolor: "#E6E9D8", color: "#3D4229" } : { bgcolor: "#EFE6D6", color: "#6B4A00" }}
  />
);

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
