import type { Dashboard } from "@estudio/contract";
import { Typography } from "@mui/material";
import { plural } from "../words/formats";
import * as css from "./ContactsChart.module.css";

const weekDay = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
const label = (week: string) => weekDay.format(new Date(`${week.slice(0, 10)}T00:00:00Z`));

/** Bar chart of the enquiries per week, marked up as a list for screen readers. */
export function ContactsChart({ weeks }: { weeks: Dashboard["contactsByWeek"] }) {
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  if (weeks.every(({ count }) => count === 0)) {
    return <Typography color="textSecondary">No ha llegado ninguna consulta en las últimas doce semanas.</Typography>;
  }
  return (
    <ol className={css.chart}>
      {weeks.map(({ week, count }) => (
        <li key={week} className={css.week}>
          <span className={css.spoken}>
            Semana del {label(week)}: {plural(count, "consulta", "consultas")}
          </span>
          <div aria-hidden>
            <span className={css.count}>{count || ""}</span>
            <div className={css.bar} style={{ height: Math.max(2, (count / highest) * 116) }} />
            <span className={css.day}>{label(week)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
