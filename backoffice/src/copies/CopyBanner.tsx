import { publicationOf } from "@estudio/contract/content/publication";
import { Alert, Button, Stack, Link as TextLink, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { historyOf } from "../versions/address";
import { formatMoment } from "../words/formats";
import { type Copies, useCopies } from "./CopiesContext";
import { type Copy, copyRecord, discardCopy } from "./calls";
import { ScheduleCopy } from "./ScheduleCopy";
import { intents } from "./useCopySaving";

/** Above the form of a record that has a working copy: which of the two it shows, and what can be done with the copy. */
export function CopyBanner() {
  const copies = useCopies();
  if (!copies?.copy) return null;
  return copies.shown === "copy" ? (
    <OfCopy copies={copies} copy={copies.copy} />
  ) : (
    <OfLive copies={copies} copy={copies.copy} />
  );
}

type Props = { copies: Copies; copy: Copy };
const saved = ({ updatedBy, updatedAt }: Copy) => `guardada por ${updatedBy} el ${formatMoment(updatedAt)}`;

const OfLive = ({ copies, copy }: Props) => (
  <Alert role="note" severity="info">
    <Stack spacing={1}>
      <Typography>Estás viendo la versión publicada. Hay también una copia de trabajo, {saved(copy)}.</Typography>
      <Row>
        <Button size="small" variant="outlined" onClick={() => copies.show("copy")}>
          Volver a la copia
        </Button>
      </Row>
    </Stack>
  </Alert>
);

function OfCopy({ copies, copy }: Props) {
  const { of, live, show } = copies;
  const [open, setOpen] = useState<"schedule" | "discard">();
  const close = () => setOpen(undefined);
  const isPublic = publicationOf(live) === "published";
  return (
    <Alert role="note" severity={copy.problem ? "warning" : "info"}>
      <Stack spacing={1}>
        <Typography>
          Estás viendo la copia de trabajo, {saved(copy)}.{" "}
          {isPublic ? "En la web sigue la versión publicada." : "En la web ahora no se ve: se ha retirado."}
        </Typography>
        {copy.publishAt && <Typography>Se publicará sola el {formatMoment(copy.publishAt)}.</Typography>}
        {copy.problem && (
          <Typography>
            Llegó su momento y no se pudo publicar: {copy.problem}. Corrígelo, y publícala o prográmala otra vez.
          </Typography>
        )}
        <Row>
          <Button size="small" variant="outlined" onClick={() => show("live")}>
            {isPublic ? "Ver la publicada" : "Ver la retirada"}
          </Button>
          <Button size="small" variant="outlined" type="submit" value={intents.publish}>
            Publicar
          </Button>
          <Button size="small" variant="outlined" onClick={() => setOpen("schedule")}>
            Programar
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => setOpen("discard")}>
            Descartar
          </Button>
          <TextLink component={Link} to={historyOf(of.resource, copyRecord(of.id))}>
            Historial de la copia
          </TextLink>
        </Row>
      </Stack>
      {open === "schedule" && <ScheduleCopy copies={copies} copy={copy} onClose={close} />}
      {open === "discard" && <Discard copies={copies} copy={copy} onClose={close} />}
    </Alert>
  );
}

function Discard({ copies: { of, live, show, keep }, copy, onClose }: Props & { onClose: () => void }) {
  const toast = useToast();
  const { reset } = useFormContext();
  const discard = async () => {
    try {
      await discardCopy(of);
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo descartar la copia de trabajo"));
      throw thrown;
    }
    toast.done("Copia de trabajo descartada", "Queda en su historial.");
    // What was typed is thrown away with it, and kept as no draft.
    reset(copy);
    show("live");
    keep({ live, copy: null });
    void refreshLists();
  };
  return (
    <ConfirmDialog
      title="¿Descartar la copia de trabajo?"
      confirm="Descartar"
      destructive
      onConfirm={discard}
      onClose={onClose}
    >
      <Typography>
        Se queda lo que está publicado, tal como está. Lo guardado en la copia se puede recuperar desde su historial; lo
        que no esté guardado se pierde.
      </Typography>
    </ConfirmDialog>
  );
}
