import CloudUploadOutlined from "@mui/icons-material/CloudUploadOutlined";
import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { useRef } from "react";
import type { Upload } from "./useUpload";

type Props = {
  label: string;
  multiple?: boolean;
  upload: Upload | undefined;
  errors: string[];
  onFiles: (files: File[]) => void;
};

/** Chooses pictures and shows how their upload goes. */
export function UploadButton({ label, multiple, upload, errors, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const percent = Math.round((upload?.done ?? 0) * 100);
  return (
    <Box>
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
      <Button
        variant="outlined"
        startIcon={<CloudUploadOutlined />}
        // Not `disabled`: the focus stays where it is.
        aria-disabled={!!upload}
        sx={upload ? { opacity: 0.6 } : undefined}
        onClick={() => upload || input.current?.click()}
      >
        {upload ? "Subiendo..." : label}
      </Button>
      {upload && (
        <Box sx={{ mt: 1, maxWidth: 280 }}>
          <LinearProgress
            variant={percent < 100 ? "determinate" : "indeterminate"}
            value={percent}
            aria-label={`Subiendo ${upload.name}`}
          />
          <Typography variant="caption" color="textSecondary" noWrap component="p">
            {upload.of > 1 && `${upload.number} de ${upload.of} · `}
            {percent < 100 ? `${upload.name} · ${percent} %` : `${upload.name} · preparando tamaños…`}
          </Typography>
        </Box>
      )}
      <Typography role="alert" color="error" sx={{ mt: errors.length ? 1 : 0, whiteSpace: "pre-line" }}>
        {errors.join("\n")}
      </Typography>
    </Box>
  );
}
