import type { PersonFound } from "@estudio/contract";
import { Button, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useRemoveFromStore } from "react-admin";
import { call, callForFile, failureText, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { dropDraftsOfDeleted } from "../editor/saving/draft";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { OwnersOnly } from "../layout/errors/Problem";
import { Fact } from "../layout/Fact";
import { PageHeader } from "../layout/PageHeader";
import { Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { useToast } from "../layout/toasts/useToast";
import { saveFile } from "../lists/export/exportAll";
import { plural } from "../words/formats";

type Found = PersonFound & { email: string };

/** Export or erase everything stored about a person (GDPR requests). */
const Person = () => (
  <OwnersOnly>
    <PageHeader
      title="Datos de una persona"
      subtitle="Cuando alguien pide ver sus datos, o que se borren: todo lo que envió desde una dirección de correo."
    />
    <Search />
  </OwnersOnly>
);
export default Person;

function Search() {
  const [email, setEmail] = useState("");
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState("");
  const look = async (event?: FormEvent) => {
    event?.preventDefault();
    try {
      setFound({ ...(await call("POST /api/admin/person", { body: { email } })), email });
      setProblem("");
    } catch (thrown) {
      setFound(undefined);
      setProblem(serverMessage(thrown, "No se pudo buscar"));
    }
  };
  return (
    <Section title="Buscar">
      <Row component="form" onSubmit={look} spacing={2} align="start">
        <TextField
          label="Correo electrónico"
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={Boolean(problem)}
          helperText={problem}
          sx={{ flex: "1 1 260px" }}
        />
        <Button type="submit" variant="contained">
          Buscar
        </Button>
      </Row>
      <div role="status">{found && <Result found={found} onErased={() => void look()} />}</div>
    </Section>
  );
}

function Result({ found, onErased }: { found: Found; onErased: () => void }) {
  const { email, contacts, leads, mails, files } = found;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const forget = useRemoveFromStore();
  if (contacts + leads === 0) return <Typography>No hay nada de {email}.</Typography>;
  const erase = async () => {
    try {
      await call("POST /api/admin/person/erase", { body: { email } });
      toast.done("Datos borrados", email);
      // The stored search of a list may contain the person's name.
      for (const list of ["contacts", "leads"]) forget(`${list}.listParams`);
      await dropDraftsOfDeleted(stillThere).catch(() =>
        toast.failed("Una respuesta a medias puede seguir en este navegador"),
      );
      await refreshLists();
      onErased();
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudieron borrar los datos"));
      throw thrown;
    }
  };
  return (
    <Stack spacing={2}>
      <Stack component="dl" spacing={1}>
        <Fact name="Consultas">{String(contacts)}</Fact>
        <Fact name="Interesados">{String(leads)}</Fact>
        <Fact name="Correos">{String(mails)}</Fact>
        <Fact name="Planos y fotos">{String(files)}</Fact>
      </Stack>
      <Row spacing={2}>
        <Button variant="outlined" onClick={() => void exportPerson(email, toast.failed)}>
          Descargar todo
        </Button>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          Borrar todo…
        </Button>
      </Row>
      {asking && (
        <ConfirmDialog
          title={`¿Borrar todo lo de ${email}?`}
          confirm="Borrar"
          destructive
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <Typography>
            {plural(contacts, "consulta", "consultas")} y {plural(leads, "interesado", "interesados")}, con sus correos,
            notas y archivos, para siempre. Si más adelante se recupera una copia de seguridad, se borra otra vez.
          </Typography>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

async function stillThere(ids: number[]): Promise<number[]> {
  const contacts = await call("GET /api/contacts", { query: { filter: { id: ids }, range: [0, ids.length - 1] } });
  return contacts.map(({ id }) => id);
}

/** Downloads a ZIP file: the database records as JSON, plus plans and photographs. */
async function exportPerson(email: string, failed: (title: string) => void): Promise<void> {
  try {
    saveFile("datos.zip", await callForFile("POST /api/admin/person/export", { body: { email } }));
  } catch (thrown) {
    failed(failureText(thrown, "No se pudieron descargar los datos"));
  }
}
