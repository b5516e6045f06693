import type { Media } from "@estudio/contract";
import { type Language, languageNames, languages } from "@estudio/contract/paths";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MutableRefObject, useRef, useState } from "react";
import { call } from "../../data/api";
import { useSaving } from "../../editor/saving/useSaving";
import { sameValue } from "../../editor/values";
import { LoadError } from "../../layout/errors/LoadError";
import { useToast } from "../../layout/toasts/useToast";
import { useConfirmDiscard } from "../../layout/useConfirmDiscard";
import { Waiting } from "../../layout/Waiting";
import { historyOf } from "../../versions/address";
import { FocalPoint } from "./FocalPoint";
import { PictureUses } from "./PictureUses";

type Props = { path: string; onClose: () => void };

/** Edit what belongs to a picture wherever it is used: alternative texts, focal point and credit. */
export function PictureDetails({ path, onClose }: Props) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["media", "byPath", path],
    queryFn: () => call("GET /api/admin/media", { query: { filter: { path } } }),
    staleTime: 0,
  });
  const found = data?.[0];
  const typed = useRef(false);
  const { leave, question } = useConfirmDiscard(() => typed.current, onClose);
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby="picture-details">
      <DialogTitle id="picture-details">Texto y encuadre de la imagen</DialogTitle>
      {found ? (
        <Details media={found} typed={typed} onLeave={leave} onClose={onClose} />
      ) : (
        <DialogContent>
          {isPending && <Waiting />}
          {error && <LoadError what="No se pudo leer la imagen" error={error} onRetry={refetch} />}
          {data && <Typography>Esta imagen no está en la biblioteca: súbela de nuevo.</Typography>}
        </DialogContent>
      )}
      {question}
    </Dialog>
  );
}

type DetailsProps = { media: Media; typed: MutableRefObject<boolean>; onLeave: () => void; onClose: () => void };

function Details({ media, typed, onLeave, onClose }: DetailsProps) {
  const toast = useToast();
  const cache = useQueryClient();
  const [alts, setAlts] = useState(media.alts);
  const [credit, setCredit] = useState(media.credit);
  const [focal, setFocal] = useState(media.focal);
  const { save, saving } = useSaving({ failed: "No se pudo guardar la imagen", preferServerMessage: true });
  typed.current = !sameValue({ alts, credit, focal }, { alts: media.alts, credit: media.credit, focal: media.focal });

  const submit = () =>
    save(async () => {
      await call("PUT /api/admin/media/{id}", {
        params: { id: media.id },
        body: { alts, credit, focal, version: media.version },
      });
      await cache.invalidateQueries({ queryKey: ["media"] });
      toast.done("Imagen actualizada");
      onClose();
    });

  return (
    <>
      <DialogContent>
        <PictureUses id={media.id} />
        <FocalPoint media={media} focal={focal} onChange={setFocal} />
        {languages.map((lang: Language) => (
          <TextField
            key={lang}
            multiline
            label={`Texto alternativo · ${languageNames[lang]}`}
            value={alts[lang] ?? ""}
            onChange={({ target }) => setAlts({ ...alts, [lang]: target.value })}
            helperText={lang === "es" ? "Qué se ve, en una frase, para quien no puede verla." : undefined}
            slotProps={{ htmlInput: { lang, maxLength: 300 } }}
          />
        ))}
        <TextField label="Autoría" value={credit} onChange={({ target }) => setCredit(target.value)} />
      </DialogContent>
      <DialogActions>
        {/* In a new tab: the form around the dialog may have unsaved changes. */}
        <Button color="inherit" href={`/admin${historyOf("media", media.id)}`} target="_blank" rel="noopener">
          Historial
        </Button>
        <Button color="inherit" onClick={onLeave}>
          Cancelar
        </Button>
        <Button variant="contained" onClick={submit} disabled={saving}>
          Guardar
        </Button>
      </DialogActions>
    </>
  );
}
