import { useEffect, useRef, useState } from "react";
import { claimDraft, dropDraft, writeDraft } from "../../../editor/saving/draft";
import type { Values } from "../../../editor/values";

/** `key` is the idempotency key of the answer. */
type Words = { subject?: string; text?: string; key?: string };

/**
 * Keep text in a local draft until it is sent, for fields that can close without a warning.
 * @param place path of the draft, e.g. `contacts/12/answer`
 * @returns the typed values; a function that merges changes; and one that drops the sent text but keeps later additions
 */
export function useTextDraft(place: string) {
  const [typed, setTyped] = useState<Words>({});
  useEffect(() => {
    let open = true;
    void claimDraft(place).then((left) => open && left && setTyped((now) => ({ ...textsIn(left.values), ...now })));
    return () => {
      open = false;
    };
  }, [place]);
  const change = (words: Words) => {
    const now = { ...typed, ...words };
    setTyped(now);
    writeDraft(place, now);
  };
  const latest = useRef(typed);
  latest.current = typed;
  const forget = (sent: string) => {
    const { text = "" } = latest.current;
    const since = text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
    setTyped(since ? { text: since } : {});
    if (since) writeDraft(place, { text: since });
    else dropDraft(place);
  };
  return { typed, change, forget };
}

function textsIn(kept: Values): Words {
  const word = (name: keyof Words) => (typeof kept[name] === "string" ? { [name]: kept[name] } : {});
  return { ...word("subject"), ...word("text"), ...word("key") };
}
