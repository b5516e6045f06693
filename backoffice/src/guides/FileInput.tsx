import { guideFileParts, maxGuideBytes } from "@estudio/contract/content/guideFile";
import { messages } from "@estudio/contract/rules/messages";
import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import { Button, FormHelperText, Link, Stack, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
import { useInput } from "react-admin";
import { serverMessage } from "../data/api";
import { useUploads } from "../inputs/pictures/upload/uploads";
import { type TranslatedInputProps, useMissing } from "../inputs/Translated";
import { Row } from "../layout/parts";
import { uploadGuideFile } from "./uploadGuideFile";

/** Upload, open, replace or remove the PDF of one language. */
export function FileInput({ lang, source, label }: TranslatedInputProps) {
  const { field, fieldState } = useInput({ source });
  const { uploads } = useUploads();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const missing = useMissing(lang, source);
  const { key, name } = guideFileParts(field.value ?? "");

  const send = async (file: File): Promise<boolean> => {
    setProblem(file.size > maxGuideBytes ? messages.guideFileTooLarge : undefined);
    if (file.size > maxGuideBytes) return false;
    setBusy(true);
    try {
      field.onChange(await uploadGuideFile(file));
      return true;
    } catch (thrown) {
      setProblem(serverMessage(thrown, "No se pudo subir el PDF"));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack role="group" spacing={1} aria-labelledby={id} data-field={field.name} sx={{ alignItems: "flex-start" }}>
      <Typography id={id} variant="strong">
        {label}
      </Typography>
      {key && (
        <Link href={`/api/admin/guide-files/${key}`} target="_blank" rel="noopener">
          {name}
        </Link>
      )}
      <input
        ref={chooser}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={`Subir ${String(label)}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) uploads.add(send(file));
          target.value = "";
        }}
      />
      <Row>
        <Button
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          // Not `disabled`, which would lose the keyboard focus.
          aria-disabled={busy}
          onClick={() => busy || chooser.current?.click()}
        >
          {busy ? "Subiendo..." : key ? "Cambiar el PDF" : "Subir el PDF"}
        </Button>
        {key && !busy && (
          <Button color="inherit" onClick={() => field.onChange("")}>
            Quitar
          </Button>
        )}
      </Row>
      {missing && <FormHelperText>{missing}</FormHelperText>}
      <div role="alert">
        {(problem ?? fieldState.error?.message) && (
          <FormHelperText error>{problem ?? fieldState.error?.message}</FormHelperText>
        )}
      </div>
    </Stack>
  );
}
