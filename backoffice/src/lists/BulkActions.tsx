import { Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { useDeleteMany, useListContext, useUpdateMany } from "react-admin";
import { failureText } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Row } from "../layout/parts";
import { type ToastAction, useToast } from "../layout/toasts/useToast";
import { whatDeletingMeans } from "../trash/trashable";
import { useUndo } from "../trash/useUndo";
import { plural } from "../words/formats";

export type BulkWords = {
  one: string;
  many: string;
  feminine?: boolean;
  /** Said after deleting one, and after deleting several. */
  deleted: string;
  deletedMany: string;
  /** What else follows from deleting, if anything does. */
  consequence?: string;
  deleteFailed: string;
  updateFailed: string;
};

type Props = { words: BulkWords /** Changes offered: words -> what is written. */; changes: Record<string, object> };

/**
 * The two bulk operations. What follows them is said to the hooks, not to the calls: the list may empty and take this
 * component away before they end.
 */
function useBulk(words: BulkWords) {
  const { selectedIds, resource, onUnselectItems } = useListContext();
  const toast = useToast();
  const undo = useUndo();
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
    change: (data: object) => updateMany(resource, { ...params, data }),
    remove: () => deleteMany(resource, params, { returnPromise: true }),
  };
}

/** What can be done with everything that is selected. */
export function BulkActions({ words, changes }: Props) {
  const { selectedIds, onUnselectItems, resource } = useListContext();
  const { selected, isPending, change, remove } = useBulk(words);
  const [asking, setAsking] = useState(false);
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Selección"
      sx={{ p: 1, bgcolor: "sand.light", position: "sticky", top: { xs: 56, md: 8 }, zIndex: 30 }}
    >
      <Row>
        <Typography role="status" variant="strong" sx={{ px: 1 }}>
          {selected} {words.feminine ? "seleccionada" : "seleccionado"}
          {selectedIds.length === 1 ? "" : "s"}
        </Typography>
        {Object.entries(changes).map(([label, data]) => (
          <Button key={label} size="small" variant="outlined" disabled={isPending} onClick={() => change(data)}>
            {label}
          </Button>
        ))}
        <Button size="small" color="error" variant="outlined" onClick={() => setAsking(true)}>
          Eliminar
        </Button>
        <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
          Quitar la selección
        </Button>
      </Row>
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar ${selected}?`}
          confirm="Eliminar"
          destructive
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Typography>
            {whatDeletingMeans(resource, selectedIds.length)} {words.consequence}
          </Typography>
        </ConfirmDialog>
      )}
    </Paper>
  );
}
