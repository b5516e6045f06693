import type { Dashboard as Summary } from "@estudio/contract";
import { Link as TextLink, Typography } from "@mui/material";
import { usePermissions } from "react-admin";
import { Link } from "react-router-dom";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import * as css from "./FirstSteps.module.css";

const steps = [
  [
    "studio",
    "/settings",
    "Los datos de tu estudio",
    "Nombre, dirección, teléfono y horario: salen en toda la web.",
    "owner",
  ],
  [
    "project",
    "/projects/new",
    "Tu primer proyecto",
    "Con sus fotografías; hasta que lo publiques nadie lo ve.",
    "editor",
  ],
  ["user", "/users", "Quien trabaja contigo", "Una cuenta para cada persona, con su propia contraseña.", "owner"],
] as const;

/** Guide a new studio through its setup. Disappears when all steps are done. */
export function FirstSteps({ summary }: { summary: Summary }) {
  const { permissions } = usePermissions<string>();
  const own = steps.filter(([, , , , who]) => who === "editor" || permissions === "owner");
  const done = own.filter(([key]) => summary.firstSteps[key]).length;
  if (summary.demo || done === own.length) return null;
  return (
    <Section title="Primeros pasos" help={`${done} de ${own.length} hechos`}>
      <Columns component="ol" role="list" of={3} from="md">
        {own.map(([key, to, title, text]) => (
          <li key={key} className={summary.firstSteps[key] ? css.done : css.open}>
            <Typography variant="strong">
              {summary.firstSteps[key] ? (
                `✓ ${title}`
              ) : (
                <TextLink component={Link} to={to}>
                  {title}
                </TextLink>
              )}
            </Typography>
            <Typography color="textSecondary">{summary.firstSteps[key] ? "Hecho" : text}</Typography>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
