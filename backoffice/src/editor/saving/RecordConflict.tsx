import type { RaRecord } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useUploadsUnderWay } from "../../inputs/pictures/uploadsUnderWay";
import { changedFields, type Values } from "../values";
import { ConflictDialog } from "./ConflictDialog";
import type { Stored } from "./conflictWords";

type Props = {
  current: RaRecord & Stored;
  before: RaRecord & Stored;
  /** Instead of what is said of two who saved the same. */
  words?: { title: string; explanation: string } | undefined;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: (values: Values) => unknown;
};

/** The conflict of a form with the record stored meanwhile: what both changed, and what happens on each choice. */
export function RecordConflict({ current, before, words, onClose, onReload, onOverwrite }: Props) {
  const { getValues, reset, handleSubmit, clearErrors } = useFormContext();
  const { uploads } = useUploadsUnderWay();
  const mine = changedFields(before, getValues());
  // What both changed alike is no question.
  const theirs = changedFields(mine, changedFields(before, current));
  return (
    <ConflictDialog
      {...words}
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
