import type { Backup, Backups as Known } from "@estudio/contract";
import { Alert, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";
import { Fact } from "../layout/Fact";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";

/** The copies of everything that make themselves at night: the last that was tried, and what is wrong. */
export function Backups() {
  const { data } = useQuery({ queryKey: ["backups"], queryFn: () => call("GET /api/admin/backups"), staleTime: 0 });
  return (
    <Section
      title="Copias de seguridad"
      help="De la base de datos, las fotografías y lo que adjuntan las visitas. Cada una se comprueba al hacerla: se recupera aparte y se compara."
    >
      {data ? <State known={data} /> : <Waiting />}
    </Section>
  );
}

function State({ known }: { known: Known }) {
  const { at, place, late, failure, backups } = known;
  const good = backups.find(({ verifiedAt }) => verifiedAt !== null);
  return (
    <>
      {late && (
        <Alert severity="error">
          {good ? "La última copia buena tiene más de día y medio." : "No hay ninguna copia buena."} Avisa a quien
          mantiene el programa.
        </Alert>
      )}
      {failure && (
        <Alert severity="warning">
          El último intento, el {when(failure.at)}, no salió bien: {failure.message}
        </Alert>
      )}
      <dl>
        <Fact name="Última buena">{good ? describe(good) : "Todavía no hay ninguna"}</Fact>
        <Fact name="Se hacen">{at === "off" ? "Solo a mano" : `Cada día a las ${at}`}</Fact>
        <Fact name="Se guardan">{`${backups.length} en ${place}`}</Fact>
      </dl>
      <Typography color="textSecondary">
        Están en la misma máquina que la web, salvo que se haya puesto otra carpeta: guarda de vez en cuando una en otro
        sitio.
      </Typography>
    </>
  );
}

const when = (moment: string) =>
  new Date(moment).toLocaleString("es-ES", { timeZone: "Europe/Madrid", dateStyle: "long", timeStyle: "short" });

const describe = ({ startedAt, bytes, rows, pictures }: Backup) =>
  `${when(startedAt)}, ${size(bytes)} más las fotografías; ${count(rows, "fila", "filas")} y ${count(pictures, "imagen comprobada", "imágenes comprobadas")}`;

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("es-ES")} ${number === 1 ? one : many}`;

const size = (bytes: number) => `${(bytes / 1_000_000).toLocaleString("es-ES", { maximumFractionDigits: 1 })} MB`;
