import { useLayoutEffect, useRef, useState } from "react";

/** Where somebody is in a form: in the field of that name, at these letters; without a name on the button that saves. */
type Place = { name: string; letters: [number, number] | undefined };

/** Another form is about to take the place of the one on screen; then where somebody was in that one. */
let handed: Place | "soon" | undefined;

/** Call before one form takes the place of another: whoever is typing goes on in the same field of the next. */
export function handOverFocus(): void {
  handed = "soon";
}

/** In both forms: the one that closes says where somebody is, and the next takes it up, before the next key. */
export function FocusHandover() {
  const place = useRef<HTMLSpanElement>(null);
  const [taken, setTaken] = useState<{ field: Element; letters: Place["letters"] }>();
  useLayoutEffect(() => {
    const form = place.current?.closest("form");
    if (form && handed && handed !== "soon") {
      const { name, letters } = handed;
      const field = form.querySelector<HTMLElement>(name ? `[name="${CSS.escape(name)}"]` : "[type=submit]");
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
