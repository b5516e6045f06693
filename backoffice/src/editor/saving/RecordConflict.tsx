import type { RaRecord } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useUploadsUnderWay } from "../../inputs/pictures/uploadsUnderWay";
import { changedFields, type Values } from "../values";
import { ConflictDialog, type Stored } from "./ConflictDialog";

type Props = {
  current: RaRecord & Stored;
  before: RaRecord & Stored;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: (values: Values) => unknown;
};

/** The conflict of a form with the record stored meanwhile: what both changed, and what happens on each choice. */
export function RecordConflict({ current, before, onClose, onReload, onOverwrite }: Props) {
  const { getValues, reset, handleSubmit, clearErrors } = useFormContext();
  const { uploads } = useUploadsUnderWay();
  const mine = changedFields(before, getValues());
  const theirs = changedFields(before, current);
  return (
    <ConflictDialog
      current={current}
      both={Object.keys(mine).filter((field) => field in theirs)}
      onKeepEditing={onClose}
      onReload={() => {
        onReload();
        reset(current);
        onClose();
      }}
      onOverwrite={() => {
        onClose();
        clearErrors();
        void uploads.settled().then(() => handleSubmit(onOverwrite)());
      }}
    />
  );
}
