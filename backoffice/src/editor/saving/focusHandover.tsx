import { useContext, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router-dom";

/** The focused field and its selection. An empty name stands for the save button. */
type Place = { name: string; selection: [number, number] | undefined };

/** "soon" while the old form is about to unmount; afterwards its focus. */
let handed: Place | "soon" | undefined;

/**
 * Replace one form by another without losing the focus, even between two keystrokes. The data of the new form must be in
 * the cache.
 */
export function useHandover() {
  const { router } = useContext(RouterContext) ?? {};
  const [handsOver, setHandsOver] = useState(false);
  const handOver = (address: string, state: unknown) => {
    handed = "soon";
    flushSync(() => setHandsOver(true));
    // Not `useNavigate`: within react-admin's routes it starts a transition, which waits while the user types.
    void router?.navigate(address, { replace: true, state, flushSync: true });
  };
  return {
    /** Whether the form is being replaced. Nothing is lost then, so no warning is needed. */
    handsOver,
    handOver,
  };
}

/** Used in both forms: the unmounting one records its focus, the next one restores it synchronously. */
export function FocusHandover() {
  const place = useRef<HTMLSpanElement>(null);
  const [restored, setRestored] = useState<{ field: Element; selection: Place["selection"] }>();
  useLayoutEffect(() => {
    const form = place.current?.closest("form");
    if (form && handed && handed !== "soon") {
      const { name, selection } = handed;
      const field = form.querySelector<HTMLElement>(
        name ? `[name="${CSS.escape(name)}"]` : "[type=submit]:not([hidden])",
      );
      field?.focus();
      if (field) setRestored({ field, selection });
    }
    handed = undefined;
    return () => {
      if (handed === "soon") handed = placeIn(form);
    };
  }, []);
  // The selection is restored after the values, because the field may still be shorter.
  useLayoutEffect(() => {
    const { field, selection } = restored ?? {};
    if (selection && isText(field)) field.setSelectionRange(...selection);
  }, [restored]);
  return <span ref={place} hidden />;
}

function placeIn(form: Element | null | undefined): Place | undefined {
  const at = document.activeElement;
  if (!at || !form?.contains(at)) return undefined;
  const { selectionStart: from = null, selectionEnd: to = null } = isText(at) ? at : {};
  return { name: at.getAttribute("name") ?? "", selection: from === null || to === null ? undefined : [from, to] };
}

const isText = (element: unknown): element is HTMLTextAreaElement | HTMLInputElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
