/** The form's draft, kept in session storage so that navigation, reload and a change of language lose no text. */

const key = "estudio:consulta";

/** Marks the history entry of a form with a draft. The browser may restore its fields after the draft was sent elsewhere. */
const isMarked = () => Boolean(history.state?.[key]);
const markEntry = (isKept: boolean) => history.replaceState({ ...history.state, [key]: isKept }, "");

/** `since`: when the page was opened on which the draft began. */
type Draft = { since: number; values: Record<string, string> };

/** The stored fields. Consent must be given each time, and hidden fields belong to the page. */
const storedFields = ["name", "email", "phone", "company", "projectType", "budget", "timeline", "message"] as const;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Return the value of a control to store, by name. For files only whether there are any; other controls give nothing. */
export function readDraftField(control: Control): Record<string, string> {
  const { name, value } = control;
  if (control instanceof HTMLInputElement && control.type === "file") return { [name]: value && "chosen" };
  return storedFields.some((one) => one === name) ? { [name]: value } : {};
}

const controls = (form: HTMLFormElement) =>
  storedFields.flatMap((name) => (form.elements.namedItem(name) as Control | null) ?? []);

function fileInput(form: HTMLFormElement): HTMLInputElement[] {
  const control = form.elements.namedItem("files");
  return control instanceof HTMLInputElement ? [control] : [];
}

function read(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    // Storage is blocked; the form works without a draft.
    return undefined;
  }
}

/** Store changed fields. Others keep their stored value, even if this form does not have them. */
export function keepDraft(written: Record<string, string>): void {
  const before = read();
  const values = Object.fromEntries(
    Object.entries({ ...before?.values, ...written }).filter(([, value]) => value !== ""),
  );
  if (Object.keys(values).length === 0) {
    forgetDraft();
    return;
  }
  const draft: Draft = { since: before?.since ?? performance.timeOrigin, values };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    if (!isMarked()) markEntry(true);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Restore the draft into empty fields and store the others. Those may hold text typed before hydration, or come back
 * from the server. If the draft was sent in the meantime, the form is cleared of anything the browser restored.
 * @returns a function that removes the listener
 */
export function restoreDraft(form: HTMLFormElement): () => void {
  if (isMarked() && !read()) clearForm(form);
  for (const control of [...controls(form), ...fileInput(form)])
    if (control.value !== "") keepDraft(readDraftField(control));
  fillIn(form);
  /** The back/forward cache restores an old page; the draft may have changed on another page since. */
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isMarked()) return;
    clearForm(form);
    fillIn(form);
  };
  addEventListener("pageshow", shown);
  return () => removeEventListener("pageshow", shown);
}

/** Files are kept while a draft exists, because scripts cannot restore them. */
function clearForm(form: HTMLFormElement): void {
  for (const control of read() ? controls(form) : [...controls(form), ...fileInput(form)]) control.value = "";
}

function fillIn(form: HTMLFormElement): void {
  const draft = read();
  for (const control of draft ? controls(form) : []) {
    const value = draft?.values[control.name];
    const offered = !(control instanceof HTMLSelectElement) || [...control.options].some((one) => one.value === value);
    if (value && control.value === "" && offered) control.value = value;
  }
}

/** Return whether chosen files were lost, which scripts cannot restore. */
export const hasLostFiles = (form: HTMLFormElement): boolean =>
  fileInput(form).some(({ value }) => value === "") && Boolean(read()?.values.files);

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
    // Text written here later starts a new draft.
    if (isMarked()) markEntry(false);
  } catch {
    // Storage is blocked.
  }
}

/** Return the milliseconds since the page was opened on which the draft began. */
export const draftAgeMs = () => performance.timeOrigin + performance.now() - (read()?.since ?? performance.timeOrigin);
