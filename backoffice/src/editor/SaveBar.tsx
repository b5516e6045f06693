import { Box, Paper, Typography } from "@mui/material";
import { SaveButton, useRecordContext } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { LanguageSwitch } from "../inputs/languages";
import { problemsOf } from "./formErrors";
import { PreviewButton } from "./PreviewButton";
import { SaveReceipt } from "./SaveReceipt";
import { writable } from "./values";

type Props = { kind: "project" | "post"; publicPath: (slug: string) => string; savedAt: string | undefined };

/** Always in sight under a form: how its words stand, which languages are shown, preview and save. */
export function SaveBar({ kind, publicPath, savedAt }: Props) {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { dirtyFields, errors } = useFormState();
  const [status, slug] = useWatch({ name: ["status", "slug"] }) as [string, string];
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Guardar"
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 20,
        px: 2,
        py: 1.25,
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
      }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0, display: { xs: dirty || savedAt ? "block" : "none", sm: "block" } }}>
        {savedAt && !dirty ? (
          <SaveReceipt savedAt={savedAt} path={status === "published" ? publicPath(slug) : undefined} />
        ) : (
          <>
            <Typography role="status" color="textSecondary">
              {dirty ? "Hay cambios sin guardar" : "Sin cambios"}
            </Typography>
            <Typography role="alert" color="error" variant="body2">
              {problemsOf(errors)
                .map(({ field, text }) => `${field}: ${text}`)
                .join(" · ")}
            </Typography>
          </>
        )}
      </Box>
      <LanguageSwitch />
      <PreviewButton request={() => ({ kind, id: record?.id, values: writable(getValues()) })} />
      <SaveButton label="Guardar" alwaysEnable icon={null} aria-keyshortcuts="Control+S" />
    </Paper>
  );
}
