import type { Media } from "@estudio/contract";
import { ButtonBase, Dialog, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../data/api";
import { PictureDetails } from "../../inputs/pictures/PictureDetails";
import { Thumb } from "../../inputs/pictures/Thumb";
import { UploadButton } from "../../inputs/pictures/upload/UploadButton";
import { useUpload } from "../../inputs/pictures/upload/useUpload";
import { LoadError } from "../../layout/errors/LoadError";
import { useConfirmDiscard } from "../../layout/useConfirmDiscard";
import { formatMoment } from "../../words/formats";
import * as css from "./PictureDialog.module.css";

type Props = { onClose: () => void; onChosen: (path: string) => void };
const maxOffered = 60;

/** Choose a picture of the library, or upload one and describe it. */
export function PictureDialog({ onClose, onChosen }: Props) {
  const cache = useQueryClient();
  const [uploaded, setUploaded] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ["media", "latest"],
    queryFn: () => call("GET /api/admin/media", { query: { range: [0, maxOffered - 1], sort: ["createdAt", "DESC"] } }),
    staleTime: 0,
  });
  const { send, upload, errors, notes } = useUpload(
    (path) => {
      void cache.invalidateQueries({ queryKey: ["media"] });
      onChosen(path);
      setUploaded(path);
    },
    { single: true },
  );
  const { leave, question } = useConfirmDiscard(() => upload !== undefined, onClose, uploadWords);
  if (uploaded) return <PictureDetails path={uploaded} onClose={onClose} />;
  return (
    <Dialog open onClose={leave} maxWidth="md" fullWidth aria-labelledby="article-picture">
      <DialogTitle id="article-picture">Imagen en el artículo</DialogTitle>
      <DialogContent>
        <UploadButton label="Subir imagen" onFiles={send} upload={upload} errors={errors} notes={notes} />
        <Typography color="textSecondary">O elige una de las que ya están:</Typography>
        {error && <LoadError what="No se pudieron leer las imágenes" error={error} onRetry={refetch} />}
        <ul className={css.pictures}>
          {data?.map((one) => (
            <li key={one.id}>
              <ButtonBase
                aria-label={nameOf(one)}
                onClick={() => {
                  onChosen(one.path);
                  onClose();
                }}
              >
                <Thumb path={one.path} size={160} />
              </ButtonBase>
            </li>
          ))}
        </ul>
      </DialogContent>
      {question}
    </Dialog>
  );
}

const uploadWords = {
  title: "¿Dejar de subir la imagen?",
  confirm: "Dejar de subirla",
  cancel: "Seguir subiendo",
  text: "Todavía no está en el artículo.",
};

const nameOf = ({ alts, createdAt }: Media) => alts.es || `Imagen sin describir, del ${formatMoment(createdAt)}`;
