import type { Backup, Backups as Known } from "@estudio/contract";
import { Alert, Typography } from "@mui/material";
import { LoadError } from "../layout/errors/LoadError";
import { Fact } from "../layout/Fact";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";
import { formatMoment, formatSize, plural } from "../words/formats";
import { describeDelay, describeRetention, describeSchedule, useBackups } from "./useBackups";

/** Show the latest automatic backup, the schedule and any failure. */
export function Backups() {
  const { data, error, refetch } = useBackups();
  return (
    <Section
      title="Copias de seguridad"
      help="De la base de datos, las fotografías y lo que adjuntan las visitas. Cada una se comprueba al hacerla: se recupera aparte y se compara."
    >
      {data && <State known={data} />}
      {error && <LoadError what="No se pudo leer qué copias hay" error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
    </Section>
  );
}

function State({ known }: { known: Known }) {
  const { place, late, problem, failure, backups, lastGood: good } = known;
  return (
    <>
      {late && <Alert severity="error">{describeDelay(known)} Avisa a quien mantiene el programa.</Alert>}
      {problem && <Alert severity="warning">{problem}. Lo que sigue es lo último que se supo.</Alert>}
      {failure && (
        <Alert severity="warning">
          El último intento, el {formatMoment(failure.at)}, no salió bien: {failure.message}
        </Alert>
      )}
      <dl>
        <Fact name="Última buena">{good ? describe(good) : "Todavía no hay ninguna"}</Fact>
        <Fact name="Se hacen">{describeSchedule(known)}</Fact>
        <Fact name="Se guardan">{`${describeRetention(known)}; ahora hay ${backups.length} en ${place}`}</Fact>
      </dl>
      {!place.startsWith("s3:") && (
        <Typography color="textSecondary">
          Están en la misma máquina que la web, salvo que se haya puesto otra carpeta: guarda de vez en cuando una en
          otro sitio.
        </Typography>
      )}
    </>
  );
}

const describe = ({ startedAt, bytes, rows, pictures }: Backup) =>
  `${formatMoment(startedAt)}, ${formatSize(bytes)} más las fotografías; ${plural(rows, "fila", "filas")} y ${plural(pictures, "imagen comprobada", "imágenes comprobadas")}`;
