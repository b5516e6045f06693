import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import { Box, Button, FormHelperText, LinearProgress, Stack, Typography } from "@mui/material";
import { useRef } from "react";
import type { Upload } from "./useUpload";

type Props = {
  label: string;
  multiple?: boolean;
  upload: Upload | undefined;
  errors: string[];
  notes: string[];
  onFiles: (files: File[]) => void;
};

export function UploadButton({ label, multiple, upload, errors, notes, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const percent = Math.round((upload?.done ?? 0) * 100);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
        <Button
          variant="outlined"
          startIcon={<CloudUploadOutlined />}
          // Not `disabled`, which would lose the keyboard focus.
          aria-disabled={!!upload}
          onClick={() => upload || input.current?.click()}
        >
          {upload ? "Subiendo..." : label}
        </Button>
        {upload && (
          <Box sx={{ width: 280, maxWidth: "100%" }}>
            <LinearProgress
              variant={percent < 100 && !upload.shrinking ? "determinate" : "indeterminate"}
              value={percent}
              aria-label={`Subiendo ${upload.name}`}
            />
            <Typography variant="caption" color="textSecondary" noWrap component="p">
              {upload.of > 1 && `${upload.number} de ${upload.of} · `}
              {upload.name} · {stageOf(upload, percent)}
            </Typography>
          </Box>
        )}
      </Stack>
      <div role="status">
        {notes.map((text) => (
          <FormHelperText key={text}>{text}</FormHelperText>
        ))}
      </div>
      <div role="alert">
        {errors.map((text) => (
          <FormHelperText key={text} error>
            {text}
          </FormHelperText>
        ))}
      </div>
    </div>
  );
}

function stageOf({ shrinking }: Upload, percent: number): string {
  if (shrinking) return "es muy grande: se reduce antes de subirla…";
  return percent < 100 ? `${percent} %` : "preparando tamaños…";
}
