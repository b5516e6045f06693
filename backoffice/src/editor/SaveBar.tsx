import type { Published } from "@estudio/contract/publication";
import { Box, Paper, Typography } from "@mui/material";
import { type RaRecord, SaveButton, useRecordContext } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { LanguageSwitch } from "../inputs/languages";
import { useUploadsUnderWay, waitingWords } from "../inputs/uploadsUnderWay";
import { ErrorSummary } from "./ErrorSummary";
import { PreviewButton } from "./PreviewButton";
import { SaveReceipt } from "./SaveReceipt";
import { writable } from "./values";

type Props = { kind: "project" | "post"; publicPath: (slug: string) => string; savedAt: string | undefined };
type Stored = RaRecord & Published & { slug: string };

/** Where a visitor's browser reads the record. */
const readAt = { project: "/api/projects", post: "/api/blog" };

/** Always in sight under a form: how its words stand, which languages are shown, preview and save. */
export function SaveBar({ kind, publicPath, savedAt }: Props) {
  const record = useRecordContext<Stored>();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const { waiting } = useUploadsUnderWay();
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
        {savedAt && record && !dirty ? (
          <SaveReceipt
            savedAt={savedAt}
            path={publicPath(record.slug)}
            record={record}
            readAt={`${readAt[kind]}/${record.slug}`}
          />
        ) : (
          <>
            <Typography role="status" color="textSecondary">
              {dirty ? "Hay cambios sin guardar" : "Sin cambios"}
            </Typography>
            <ErrorSummary />
          </>
        )}
      </Box>
      <LanguageSwitch />
      <PreviewButton request={() => ({ kind, id: record && Number(record.id), values: writable(getValues()) })} />
      <SaveButton label={waiting ? waitingWords : "Guardar"} alwaysEnable icon={null} aria-keyshortcuts="Control+S" />
    </Paper>
  );
}
