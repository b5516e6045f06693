import { Button, Paper, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useDeleteMany, useListContext, useUpdateMany } from "react-admin";
import { plural } from "../formats";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/useToast";

export type BulkWords = {
  one: string;
  many: string;
  feminine?: boolean;
  deleted: string;
  deleteFailed: string;
  updateFailed: string;
};

type Props = { words: BulkWords /** Changes offered: words -> what is written. */; changes: Record<string, object> };

/** What can be done with everything that is selected. */
export function BulkActions({ words, changes }: Props) {
  const { selectedIds, resource, onUnselectItems } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const [deleteMany] = useDeleteMany();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  if (selectedIds.length === 0) return null;
  const selected = plural(selectedIds.length, words.one, words.many);

  const change = (data: object) =>
    updateMany(
      resource,
      { ids: selectedIds, data },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          toast.done(`Cambios guardados en ${selected}`);
          onUnselectItems();
        },
        onError: () => toast.failed(words.updateFailed),
      },
    );
  const remove = () =>
    deleteMany(resource, { ids: selectedIds }, {
      mutationMode: "pessimistic",
      returnPromise: true,
      onSuccess: () => {
        toast.done(words.deleted, selectedIds.length > 1 ? selected : undefined);
        onUnselectItems();
      },
      onError: () => toast.failed(words.deleteFailed),
    } as object);

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Selección"
      sx={{ p: 1, mb: 2, bgcolor: "#F3ECE1", position: "sticky", top: { xs: 56, md: 8 }, zIndex: 30 }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography role="status" sx={{ fontWeight: 600, px: 1 }}>
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
      </Stack>
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar ${selected}?`}
          confirm="Eliminar"
          destructive
          onConfirm={() => Promise.resolve(remove()).catch(() => {})}
          onClose={() => setAsking(false)}
        >
          <Typography>Desaparecerá también de la web. No se puede deshacer.</Typography>
        </ConfirmDialog>
      )}
    </Paper>
  );
}
