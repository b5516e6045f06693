import { hasImage } from "@estudio/contract/content/image";
import { Button, FormHelperText, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useInput, useTranslateLabel } from "react-admin";
import { Row } from "../../layout/parts";
import { useToast } from "../../layout/toasts/useToast";
import { PictureDetails } from "./PictureDetails";
import { Thumb } from "./Thumb";
import { UploadButton } from "./upload/UploadButton";
import { useUpload } from "./upload/useUpload";

type Props = { source: string; label?: string };

export function PictureInput({ source, label }: Props) {
  const name = useTranslateLabel()({ source, label });
  const { field, fieldState } = useInput({ source });
  const value: string = field.value ?? "";
  const toast = useToast();
  const [details, setDetails] = useState(false);
  const id = useId();
  const { send, cancel, ...state } = useUpload(
    (path) => {
      field.onChange(path);
      toast.done("Imagen cargada");
    },
    { single: true },
  );
  const remove = () => {
    cancel();
    field.onChange("");
  };
  return (
    <Stack
      role="group"
      spacing={1.5}
      aria-labelledby={id}
      data-field={field.name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send([...event.dataTransfer.files]);
      }}
    >
      <Typography id={id} variant="strong">
        {name}
      </Typography>
      <Thumb path={value} width={640} size={hasImage(value) ? 320 : 140} />
      <Row align="start">
        <UploadButton label={hasImage(value) ? "Cambiar imagen" : "Subir imagen"} onFiles={send} {...state} />
        {hasImage(value) && (
          <>
            <Button color="inherit" onClick={() => setDetails(true)}>
              Texto y encuadre
            </Button>
            <Button color="inherit" onClick={remove}>
              Quitar
            </Button>
          </>
        )}
      </Row>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {details && <PictureDetails path={value} onClose={() => setDetails(false)} />}
    </Stack>
  );
}
