import { Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { useDeleteMany, useListContext, useUpdateMany } from "react-admin";
import { failureText } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Row } from "../layout/parts";
import { type ToastAction, useToast } from "../layout/toasts/useToast";
import { tall } from "../theme/theme";
import { describeDeletion } from "../trash/trashable";
import { useUndo } from "../trash/useUndo";
import { plural } from "../words/formats";
import { RecordNames } from "./RecordNames";

export type BulkWords = {
  one: string;
  many: string;
  feminine?: boolean;
  deleted: string;
  deletedMany: string;
  consequence?: string;
  deleteFailed: string;
  updateFailed: string;
};

/** `data` is written to each record. `asks` is the confirmation text, if one is needed. */
type Change = { data: object; asks?: string };
type Props = {
  words: BulkWords;
  changes: Record<string, Change>;
  /** Offer undo after deleting, as for enquiries, which have their own trash. */
  undoable?: boolean;
};

/** For records that visitors may see. */
export const publicationChanges: Props["changes"] = {
  Publicar: { data: { status: "published" } },
  "Pasar a borrador": {
    data: { status: "draft" },
    asks: "Lo que está publicado deja de verse en la web hasta que se publique otra vez.",
  },
};

/**
 * Return the two bulk operations. Their callbacks are passed to the hooks, not to the calls, because an emptied list
 * unmounts this component before the calls end.
 */
function useBulk(words: BulkWords, undoable?: boolean) {
  const { selectedIds, resource, onUnselectItems } = useListContext();
  const toast = useToast();
  const undo = useUndo(undoable);
  const selected = plural(selectedIds.length, words.one, words.many);
  const done = (title: string, detail?: string, action?: ToastAction) => () => {
    toast.done(title, detail, action);
    onUnselectItems();
  };
  const params = { ids: selectedIds };
  const [updateMany, { isPending }] = useUpdateMany(resource, params, {
    mutationMode: "pessimistic",
    onSuccess: done(`Cambios guardados en ${selected}`),
    onError: (thrown: unknown) => toast.failed(failureText(thrown, words.updateFailed)),
  });
  const [deleteMany] = useDeleteMany(resource, params, {
    mutationMode: "pessimistic",
    onSuccess:
      selectedIds.length > 1
        ? done(words.deletedMany, selected, undo(selectedIds))
        : done(words.deleted, undefined, undo(selectedIds)),
    onError: (thrown: unknown) => toast.failed(failureText(thrown, words.deleteFailed)),
  });
  return {
    selected,
    isPending,
    change: (data: object) => updateMany(resource, { ...params, data }, { returnPromise: true }),
    remove: () => deleteMany(resource, params, { returnPromise: true }),
  };
}

const deletion = "Eliminar";

export function BulkActions({ words, changes, undoable }: Props) {
  const { selectedIds, onUnselectItems, resource } = useListContext();
  const { selected, isPending, change, remove } = useBulk(words, undoable);
  const [asking, setAsking] = useState<string>();
  /** Confirmation dialogs by button label. */
  const questions: Record<string, { text: string; act: () => Promise<unknown> }> = {
    ...Object.fromEntries(
      Object.entries(changes).flatMap(([label, { data, asks }]) =>
        asks ? [[label, { text: asks, act: () => change(data) }]] : [],
      ),
    ),
    [deletion]: { text: `${describeDeletion(resource, selectedIds.length)} ${words.consequence ?? ""}`, act: remove },
  };
  const asked = questions[asking ?? ""];
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Selección"
      sx={{ p: 1, bgcolor: "sand.light", [tall]: { position: "sticky", top: { xs: 56, md: 8 }, zIndex: 30 } }}
    >
      <Row>
        <Typography role="status" variant="strong" sx={{ px: 1 }}>
          {selected} {words.feminine ? "seleccionada" : "seleccionado"}
          {selectedIds.length === 1 ? "" : "s"}
        </Typography>
        {Object.entries(changes).map(([label, { data, asks }]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            disabled={isPending}
            onClick={() => (asks ? setAsking(label) : void change(data).catch(() => undefined))}
          >
            {label}
          </Button>
        ))}
        <Button size="small" color="error" variant="outlined" onClick={() => setAsking(deletion)}>
          {deletion}
        </Button>
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          Quitar la selección
        </Button>
      </Row>
      {asking && asked && (
        <ConfirmDialog
          title={`¿${asking} ${selected}?`}
          confirm={asking}
          destructive={asking === deletion}
          onConfirm={asked.act}
          onClose={() => setAsking(undefined)}
        >
          <RecordNames />
          <Typography>{asked.text}</Typography>
        </ConfirmDialog>
      )}
    </Paper>
  );
}
