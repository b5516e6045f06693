import { contested, merged } from "@estudio/contract/keeping/merging";
import type { RaRecord } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useUploadsUnderWay } from "../../inputs/pictures/uploadsUnderWay";
import { changedFields, sameValue, type Values } from "../values";
import { ConflictDialog } from "./ConflictDialog";
import type { Stored } from "./conflictWords";

type Props = {
  current: RaRecord & Stored;
  /** What the form's values were made from. */
  before: Values;
  /** Instead of what is said of two who saved the same. */
  words?: { title: string; explanation: string } | undefined;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: (values: Values) => unknown;
};

/** The conflict of a form with the record stored meanwhile: what both changed, and what happens on each choice. */
export function RecordConflict({ current, before, words, onClose, onReload, onOverwrite }: Props) {
  const { getValues, setValue, reset, handleSubmit, clearErrors } = useFormContext();
  const { uploads } = useUploadsUnderWay();
  const mine = Object.entries(changedFields(before, getValues()));
  /** What the other changed within a field that I changed elsewhere, such as another price of the table, is theirs. */
  const takeTheirs = () => {
    for (const [field, value] of mine) {
      const both = merged(before[field], value, current[field]);
      if (!sameValue(both, value)) setValue(field, both, { shouldDirty: true });
    }
  };
  return (
    <ConflictDialog
      {...words}
      current={current}
      both={mine.flatMap(([field, value]) => contested([before[field], value, current[field]], field))}
      onKeepEditing={onClose}
      onReload={() => {
        onReload();
        reset(current);
        onClose();
      }}
      onOverwrite={() => {
        onClose();
        clearErrors();
        takeTheirs();
        void uploads.settled().then(() => handleSubmit(onOverwrite)());
      }}
    />
  );
}
