import { useContext, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router-dom";

/** Where somebody is in a form: in the field of that name, at these letters; without a name on the button that saves. */
type Place = { name: string; letters: [number, number] | undefined };

/** Another form is about to take the place of the one on screen; then where somebody was in that one. */
let handed: Place | "soon" | undefined;

/**
 * One form takes the place of another between two letters: whoever is typing goes on in the same field of the next. What
 * that one shows has to be there already.
 */
export function useHandover() {
  const { router } = useContext(RouterContext) ?? {};
  const [handsOver, setHandsOver] = useState(false);
  const handOver = (address: string, state: unknown) => {
    handed = "soon";
    flushSync(() => setHandsOver(true));
    // By the router itself: its hook, inside of react-admin's routes, knows only transitions, which wait until nobody types.
    void router?.navigate(address, { replace: true, state, flushSync: true });
  };
  return {
    /** The form on screen is being replaced: nothing is lost with it, and nobody has to be warned. */
    handsOver,
    handOver,
  };
}

/** In both forms: the one that closes says where somebody is, and the next takes it up, before the next key. */
export function FocusHandover() {
  const place = useRef<HTMLSpanElement>(null);
  const [taken, setTaken] = useState<{ field: Element; letters: Place["letters"] }>();
  useLayoutEffect(() => {
    const form = place.current?.closest("form");
    if (form && handed && handed !== "soon") {
      const { name, letters } = handed;
      const field = form.querySelector<HTMLElement>(
        name ? `[name="${CSS.escape(name)}"]` : "[type=submit]:not([hidden])",
      );
      field?.focus();
      if (field) setTaken({ field, letters });
    }
    handed = undefined;
    return () => {
      if (handed === "soon") handed = placeIn(form);
    };
  }, []);
  // Once the words typed into the other form are here, too: until then there may be fewer letters.
  useLayoutEffect(() => {
    const { field, letters } = taken ?? {};
    if (letters && isText(field)) field.setSelectionRange(...letters);
  }, [taken]);
  return <span ref={place} hidden />;
}

function placeIn(form: Element | null | undefined): Place | undefined {
  const at = document.activeElement;
  if (!at || !form?.contains(at)) return undefined;
  const { selectionStart: from = null, selectionEnd: to = null } = isText(at) ? at : {};
  return { name: at.getAttribute("name") ?? "", letters: from === null || to === null ? undefined : [from, to] };
}

const isText = (element: unknown): element is HTMLTextAreaElement | HTMLInputElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
