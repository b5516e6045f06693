import { useEffect, useRef, useState } from "react";
import { dropDraft, takeDraft, writeDraft } from "../../../editor/saving/draft";
import type { Values } from "../../../editor/values";

/** `key`: by which the server knows the same words again. */
type Words = { subject?: string; text?: string; key?: string };

/**
 * Words that are being typed where nothing asks before it closes: this browser keeps them until they are sent.
 * @param place whose they are, `contacts/12/answer`
 * @returns what was typed, nothing where nothing was; a function that keeps more of it; and one that forgets what was sent of
 *   it: what was typed since stays
 */
export function useKept(place: string) {
  const [typed, setTyped] = useState<Words>({});
  useEffect(() => {
    let open = true;
    void takeDraft(place).then((left) => open && left && setTyped((now) => ({ ...wordsOf(left.values), ...now })));
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

function wordsOf(kept: Values): Words {
  const word = (name: keyof Words) => (typeof kept[name] === "string" ? { [name]: kept[name] } : {});
  return { ...word("subject"), ...word("text"), ...word("key") };
}
