import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import { acceptIfStored } from "../data/api";
import type { Stored } from "../editor/saving/conflict/conflictWords";
import { isStored, type Values, writable } from "../editor/values";
import { submitterValue } from "../inputs/pictures/upload/uploads";
import { useToast } from "../layout/toasts/useToast";
import { usePublishedText } from "../publishing/PublishingProvider";
import { type Copies, useCopies } from "./CopiesContext";
import { type Copy, type Live, publishCopy, writeCopy } from "./calls";
import { missingCopyTexts } from "./missingCopyTexts";

/** The target of a save: the record, its copy, or the copy followed by its publication. */
type Intent = "live" | "copy" | "publish";

/** Values of the submit buttons. A save delayed by uploads still knows which button was pressed. */
export const intents = { copy: "copy", publish: "publish" } as const;

/** Versions that the user accepted in a conflict, if newer than those in the form. */
type Seen = { version: number; base: number };

const isCopy = (stored: object): stored is Copy => "base" in stored;

/** Return the record behind a copy of version 0. */
function liveOf({ base, problem: _, ...record }: Copy): Live {
  return { ...record, version: base };
}

/** Return the save functions of a record with working copies; undefined for others. */
export function useCopySaving(record: Stored | undefined) {
  const copies = useCopies();
  const toast = useToast();
  const publishedText = usePublishedText();
  const intent = useRef<Intent>("live");
  const seen = useRef<Seen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset for every record loaded into the form
  useEffect(() => {
    seen.current = undefined;
  }, [record]);
  if (!copies) return undefined;
  const { of, copy, shown, keep } = copies;

  /** The form's copy is gone, and the record is unchanged. */
  const isDiscarded = ({ version, base }: Partial<Seen>) => shown === "copy" && version === 0 && base === copy?.base;
  const write = async (changes: Values, values: Values, version: number) => {
    const known = seen.current ?? (shown === "copy" ? { version, base: undefined } : { version: 0, base: version });
    // A discarded copy is recreated in full. Over a newly published record, only the user's changes are.
    const data = isDiscarded(known) ? writable(values) : changes;
    const matches = (current: Live | Copy) => isCopy(current) && current.version > 0 && isStored(current, values);
    const stored = await writeCopy(of, { ...data, ...known }).catch((thrown) => acceptIfStored<Copy>(thrown, matches));
    keep({ copy: stored });
    return stored;
  };
  const publish = async (version: number, base?: number) => {
    const published = await publishCopy(of, version, base);
    keep({ live: published, copy: null });
    toast.done("Copia publicada", publishedText);
    return published;
  };

  return {
    /** Remembers the pressed button. Without one, e.g. on Ctrl+S, the default target is used. */
    rememberButton: (event: BaseSyntheticEvent) => {
      intent.current = intentOf(event, shown);
    },
    /** Whether the save goes to the record itself. */
    targetsRecord: () => intent.current === "live",
    failed: () =>
      intent.current === "publish"
        ? "No se pudo publicar la copia de trabajo"
        : "No se pudo guardar la copia de trabajo",
    /** Saves to the chosen target. @param changes fields that differ from the form's record @throws ApiError */
    store: async (changes: Values, values: Values, version: number): Promise<Live> => {
      const nothing = Object.keys(changes).length === 0;
      if (intent.current === "publish" && nothing && copy && !seen.current) return publish(version);
      const stored = await write(changes, values, version);
      if (intent.current === "publish") return publish(stored.version);
      if (shown === "copy" && stored.version === version) toast.unchanged();
      else toast.done("Copia de trabajo guardada", "En la web sigue la versión publicada.");
      return stored;
    },
    publish,
    /** Accepts the stored version of a conflict. @returns the record to show in the form */
    acceptStored: (current: Live | Copy): Live => {
      if (isCopy(current) && current.version > 0) {
        keep({ copy: current });
        return current;
      }
      const stored = isCopy(current) ? liveOf(current) : current;
      keep({ live: stored, copy: isCopy(current) ? null : copy });
      return stored;
    },
    /** Lets the next save overwrite the stored copy. @returns false if the conflict is about the record itself */
    overwrite: (current: Stored): boolean => {
      if (!isCopy(current)) return false;
      seen.current = { version: current.version, base: current.base };
      return true;
    },
    /** Whether the form's copy was discarded, so that all the form's values are the user's. */
    isGone: (current: Stored) => isCopy(current) && isDiscarded(current),
    /** Returns the text of a conflict with a missing copy; undefined for other conflicts. */
    conflictTexts: (current: Stored) =>
      isCopy(current) && current.version === 0 && shown === "copy" && copy
        ? missingCopyTexts(liveOf(current), copy)
        : undefined,
  };
}

function intentOf(event: BaseSyntheticEvent, shown: Copies["shown"]): Intent {
  const value = submitterValue(event);
  if (value === intents.copy) return "copy";
  if (value === intents.publish) return shown === "copy" ? "publish" : "live";
  return shown;
}
