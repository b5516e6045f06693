import { hasImage } from "@estudio/contract/image";
import { Box, Button, FormHelperText, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useInput, useTranslateLabel } from "react-admin";
import { useToast } from "../layout/useToast";
import { PictureDetails } from "./PictureDetails";
import { Thumb } from "./Thumb";
import { UploadButton } from "./UploadButton";
import { useUpload } from "./useUpload";

type PictureProps = { source?: string; label: string; value: string; onChange: (path: string) => void; error?: string };

/** One picture: put, replaced, described, taken away. */
export function Picture({ source, label, value, onChange, error }: PictureProps) {
  const toast = useToast();
  const [details, setDetails] = useState(false);
  const id = useId();
  const { send, ...state } = useUpload((path) => {
    onChange(path);
    toast.done("Imagen cargada");
  });
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-field={source}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send([...event.dataTransfer.files].slice(0, 1));
      }}
    >
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ maxWidth: hasImage(value) ? 320 : 140, mb: 1.5 }}>
        <Thumb path={value} width={640} />
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "flex-start" }}>
        <UploadButton label={hasImage(value) ? "Cambiar imagen" : "Subir imagen"} onFiles={send} {...state} />
        {hasImage(value) && (
          <>
            <Button color="inherit" onClick={() => setDetails(true)}>
              Texto y encuadre
            </Button>
            <Button color="inherit" onClick={() => onChange("")}>
              Quitar
            </Button>
          </>
        )}
      </Stack>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {details && <PictureDetails path={value} onClose={() => setDetails(false)} />}
    </Box>
  );
}

/** The picture of a record's field. */
export function PictureInput({ source, label }: { source: string; label?: string }) {
  const name = useTranslateLabel()({ source, label });
  const { field, fieldState } = useInput({ source });
  return (
    <Picture
      source={source}
      label={String(name)}
      value={field.value ?? ""}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
