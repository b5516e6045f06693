import { findConflicts, mergeValues } from "@estudio/contract/history/merge";
import type { RaRecord } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useUploads } from "../../../inputs/pictures/upload/uploads";
import { changedFields, sameValue, type Values } from "../../values";
import { ConflictDialog } from "./ConflictDialog";
import type { Stored } from "./conflictWords";

type Props = {
  current: RaRecord & Stored;
  /** The values that the form was based on. */
  before: Values;
  /** Replaces the usual texts of the conflict. */
  words?: { title: string; explanation: string } | undefined;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: (values: Values) => unknown;
};

/** Resolve a conflict between the form and the stored record. */
export function RecordConflict({ current, before, words, onClose, onReload, onOverwrite }: Props) {
  const { getValues, setValue, reset, handleSubmit, clearErrors } = useFormContext();
  const { uploads } = useUploads();
  const mine = Object.entries(changedFields(before, getValues()));
  /** Merges nested changes of the other side, e.g. another price of the same table. */
  const mergeTheirs = () => {
    for (const [field, value] of mine) {
      const both = mergeValues(before[field], value, current[field]);
      if (!sameValue(both, value)) setValue(field, both, { shouldDirty: true });
    }
  };
  return (
    <ConflictDialog
      {...words}
      current={current}
      both={mine.flatMap(([field, value]) => findConflicts([before[field], value, current[field]], field))}
      onKeepEditing={onClose}
      onReload={() => {
        onReload();
        reset(current);
        onClose();
      }}
      onOverwrite={() => {
        onClose();
        clearErrors();
        mergeTheirs();
        void uploads.settled().then(() => handleSubmit(onOverwrite)());
      }}
    />
  );
}
