import type { Dashboard } from "@estudio/contract";
import { Alert, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatNumber, plural } from "../words/formats";

/** Open enquiries, oldest first. */
const waiting = `/contacts?${new URLSearchParams({ filter: '{"open":true}', sort: "createdAt", order: "ASC" })}`;

/** Show overdue enquiries and how often the promised answer time was met. */
export const Answers = ({ answers }: { answers: Dashboard["answers"] }) => (
  <>
    {answers.overdue > 0 && (
      <Alert
        severity="error"
        action={
          <Button color="inherit" component={Link} to={waiting}>
            Verlas
          </Button>
        }
      >
        {plural(answers.overdue, "consulta espera", "consultas esperan")} respuesta desde hace más de lo que promete la
        web.
      </Alert>
    )}
    {answers.inTime !== null && answers.medianHours !== null && (
      <Typography color="textSecondary">
        En los últimos 90 días: {formatNumber(Math.round(answers.inTime * 100))} % contestadas a tiempo; la mitad de las
        contestadas, en menos de {plural(Math.max(1, Math.ceil(answers.medianHours)), "hora", "horas")}.
      </Typography>
    )}
  </>
);
