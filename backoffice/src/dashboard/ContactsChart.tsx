import type { Dashboard } from "@estudio/contract";
import { Box, Typography } from "@mui/material";
import { plural } from "../formats";

const weekDay = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
const label = (week: string) => weekDay.format(new Date(`${week.slice(0, 10)}T00:00:00Z`));

/** Enquiries per week as bars: a list, so that it can be read aloud as well. */
export function ContactsChart({ weeks }: { weeks: Dashboard["contactsByWeek"] }) {
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  if (weeks.every(({ count }) => count === 0)) {
    return <Typography color="textSecondary">No ha llegado ninguna consulta en las últimas doce semanas.</Typography>;
  }
  return (
    <Box
      component="ol"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "flex",
        alignItems: "flex-end",
        gap: { xs: 0.5, sm: 1 },
        height: 180,
      }}
    >
      {weeks.map(({ week, count }, index) => (
        <Box component="li" key={week} sx={{ flex: 1, minWidth: 0, textAlign: "center" }}>
          <Box component="span" sx={visuallyHidden}>
            Semana del {label(week)}: {plural(count, "consulta", "consultas")}
          </Box>
          <Box aria-hidden>
            <Typography sx={{ fontSize: 12, fontWeight: 600 }}>{count || ""}</Typography>
            <Box
              sx={{
                height: `${Math.max(2, (count / highest) * 116)}px`,
                bgcolor: index === weeks.length - 1 ? "primary.main" : "#D9C9B8",
                borderRadius: "2px 2px 0 0",
              }}
            />
            <Typography
              color="textSecondary"
              sx={{
                fontSize: 11,
                mt: 0.5,
                whiteSpace: "nowrap",
                visibility: { xs: index % 3 ? "hidden" : "visible", sm: index % 2 ? "hidden" : "visible" },
              }}
            >
              {label(week)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
