import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { Typography } from "@mui/material";
import { useState } from "react";
import { useDelete, useRecordContext, useResourceContext } from "react-admin";
import { failureText, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { IconAction } from "../layout/IconAction";
import { useToast } from "../layout/toasts/useToast";
import { useUndo } from "../trash/useUndo";

type Props = {
  label: string;
  question: string;
  detail?: string;
  deleted: string;
  failed: string;
  /** Prefer the server's message, if it sent one. */
  preferServerMessage?: boolean;
};

/** Delete the record from context, after confirmation. */
export function DeleteAction({ label, question, detail, deleted, failed, preferServerMessage }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const undo = useUndo();
  // Callbacks go to the hook, not to the call, because the row unmounts before the call ends.
  const [remove] = useDelete(resource, record && { id: record.id, previousData: record }, {
    mutationMode: "pessimistic",
    onSuccess: () => toast.done(deleted, undefined, record && undo([record.id])),
    onError: (thrown: unknown) => toast.failed((preferServerMessage ? serverMessage : failureText)(thrown, failed)),
  });
  if (!record) return null;
  return (
    <>
      <IconAction label={label} icon={DeleteOutlined} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={question}
          confirm="Eliminar"
          destructive
          onConfirm={() => remove(undefined, undefined, { returnPromise: true })}
          onClose={() => setAsking(false)}
        >
          {detail && <Typography>{detail}</Typography>}
        </ConfirmDialog>
      )}
    </>
  );
}
