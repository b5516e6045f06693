import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import { storedAlready } from "../data/api";
import type { Stored } from "../editor/saving/conflictWords";
import { holds, type Values, writable } from "../editor/values";
import { wishOf } from "../inputs/pictures/uploadsUnderWay";
import { useToast } from "../layout/toasts/useToast";
import { useCopyPublished } from "../publishing/PublishingProvider";
import { type Copies, useCopies } from "./CopiesContext";
import { type Copy, type Live, publishCopy, writeCopy } from "./calls";
import { goneWords } from "./goneWords";

/** Where a save goes: to the record itself, to its working copy, or to the copy which is then published. */
type Intent = "live" | "copy" | "publish";

/** What the buttons of the form carry, so that a save that waits for pictures still knows which of them it was. */
export const intents = { copy: "copy", publish: "publish" } as const;

/** What the person has seen of what is stored, where that is not what the form was opened with. */
type Seen = { version: number; base: number };

const isCopy = (stored: object): stored is Copy => "base" in stored;

/** @returns the record that a copy stands for which is not there (any more) */
function liveOf({ base, problem: _, ...record }: Copy): Live {
  return { ...record, version: base };
}

/** What saving means for a record that may have a working copy; undefined for others. */
export function useCopySaving(record: Stored | undefined) {
  const copies = useCopies();
  const toast = useToast();
  const copyPublished = useCopyPublished();
  const intent = useRef<Intent>("live");
  const seen = useRef<Seen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every record that comes into the form
  useEffect(() => {
    seen.current = undefined;
  }, [record]);
  if (!copies) return undefined;
  const { of, copy, shown, keep } = copies;

  /** The copy in the form is gone, and nothing was published since. */
  const isDiscarded = ({ version, base }: Partial<Seen>) => shown === "copy" && version === 0 && base === copy?.base;
  const write = async (changes: Values, values: Values, version: number) => {
    const known = seen.current ?? (shown === "copy" ? { version, base: undefined } : { version: 0, base: version });
    // What is in the form begins another, whole; over what was published since, only what was changed in the form.
    const data = isDiscarded(known) ? writable(values) : changes;
    const isThat = (current: Live | Copy) => isCopy(current) && current.version > 0 && holds(current, values);
    const stored = await writeCopy(of, { ...data, ...known }).catch((thrown) => storedAlready<Copy>(thrown, isThat));
    keep({ copy: stored });
    return stored;
  };
  const publish = async (version: number, base?: number) => {
    const published = await publishCopy(of, version, base);
    keep({ live: published, copy: null });
    toast.done("Copia publicada", copyPublished);
    return published;
  };

  return {
    /** Remembers which button asked for the save; none of them, as with Ctrl+S: the usual one. */
    asked: (event: BaseSyntheticEvent) => {
      intent.current = intentOf(event, shown);
    },
    /** @returns whether the save goes to the record itself */
    isOrdinary: () => intent.current === "live",
    failed: () =>
      intent.current === "publish"
        ? "No se pudo publicar la copia de trabajo"
        : "No se pudo guardar la copia de trabajo",
    /** @param changes what differs from the record in the form @returns what is stored now. @throws ApiError */
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
    /** Takes over what somebody else has stored. @returns what is in the form from then on */
    take: (current: Live | Copy): Live => {
      if (isCopy(current) && current.version > 0) {
        keep({ copy: current });
        return current;
      }
      const stored = isCopy(current) ? liveOf(current) : current;
      keep({ live: stored, copy: isCopy(current) ? null : copy });
      return stored;
    },
    /** The next save goes over what somebody else has stored. @returns false for the record itself */
    overwrite: (current: Stored): boolean => {
      if (!isCopy(current)) return false;
      seen.current = { version: current.version, base: current.base };
      return true;
    },
    /** @returns whether the copy in the form was discarded: all that stands in the form is mine then */
    isGone: (current: Stored) => isCopy(current) && isDiscarded(current),
    /** What to say of a conflict, where it is not that somebody saved the same. */
    wordsOf: (current: Stored) =>
      isCopy(current) && current.version === 0 && shown === "copy" && copy
        ? goneWords(liveOf(current), copy)
        : undefined,
  };
}

function intentOf(event: BaseSyntheticEvent, shown: Copies["shown"]): Intent {
  const wish = wishOf(event);
  if (wish === intents.copy) return "copy";
  if (wish === intents.publish) return shown === "copy" ? "publish" : "live";
  return shown;
}
