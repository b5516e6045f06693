import type { Media } from "@estudio/contract";
import { type Language, languageNames, languages } from "@estudio/contract/paths";
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type MutableRefObject, useRef, useState } from "react";
import { call } from "../api";
import { useSaving } from "../editor/useSaving";
import { sameValue } from "../editor/values";
import { useAskBeforeLosing } from "../layout/useAskBeforeLosing";
import { useToast } from "../layout/useToast";
import { Waiting } from "../layout/Waiting";

type Props = { path: string; onClose: () => void };

/** What belongs to the picture itself, wherever it is shown: its alternative texts, its focal point, who made it. */
export function PictureDetails({ path, onClose }: Props) {
  const { data, isPending } = useQuery({
    queryKey: ["media", "byPath", path],
    queryFn: () => call("GET /api/admin/media", { query: { filter: { path } } }),
    staleTime: 0,
  });
  const found = data?.[0];
  const typed = useRef(false);
  const { leave, question } = useAskBeforeLosing(() => typed.current, onClose);
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby="picture-details">
      <DialogTitle id="picture-details">Texto y encuadre de la imagen</DialogTitle>
      {found ? (
        <Details media={found} typed={typed} onLeave={leave} onClose={onClose} />
      ) : (
        <DialogContent>
          {isPending ? <Waiting /> : <Typography>Esta imagen no está en la biblioteca: súbela de nuevo.</Typography>}
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
  const { save, saving } = useSaving({ failed: "No se pudo guardar la imagen", serverSays: true });
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
      <DialogContent sx={{ display: "grid", gap: 2 }}>
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

type FocalProps = { media: Media; focal: Media["focal"]; onChange: (focal: Media["focal"]) => void };

const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

/** The point that stays in sight when the picture is cropped: a click, or the arrow keys. */
function FocalPoint({ media, focal, onChange }: FocalProps) {
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) });
  };
  return (
    <Box>
      <Typography sx={{ mb: 0.5 }}>Punto que no debe recortarse: pulsa en la imagen o usa las flechas.</Typography>
      <Box
        component="button"
        type="button"
        aria-label={`Encuadre: ${Math.round(focal.x * 100)} % desde la izquierda, ${Math.round(focal.y * 100)} % desde arriba`}
        onClick={(event) => event.detail > 0 && place(event)}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          onChange({ x: clamp(focal.x + step[0]), y: clamp(focal.y + step[1]) });
        }}
        sx={{
          position: "relative",
          p: 0,
          border: 0,
          display: "block",
          width: "fit-content",
          cursor: "crosshair",
          bgcolor: media.color,
        }}
      >
        <Box component="img" src={media.path} alt="" sx={{ display: "block", maxWidth: "100%", maxHeight: 280 }} />
        <Box
          aria-hidden
          sx={{
            position: "absolute",
            left: `${focal.x * 100}%`,
            top: `${focal.y * 100}%`,
            width: 22,
            height: 22,
            m: "-11px",
            borderRadius: "50%",
            border: "2px solid #fff",
            boxShadow: "0 0 0 2px #1F1B16",
          }}
        />
      </Box>
    </Box>
  );
}
