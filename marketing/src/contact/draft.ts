/** The form as far as it is written: in this tab's memory only, so that reading on, reloading or switching language costs no word. */

const key = "estudio:consulta";

/** The page's entry in the history says that its form was kept: what the browser itself puts back there may have been sent meanwhile. */
const isMarked = () => Boolean(history.state?.[key]);
const markEntry = (isKept: boolean) => history.replaceState({ ...history.state, [key]: isKept }, "");

/** `since`: when the page was opened on which it was begun. */
type Draft = { since: number; values: Record<string, string> };

/** The fields a person writes in; consent is given anew each time, and what the page adds is not theirs. */
const kept = ["name", "email", "phone", "company", "projectType", "budget", "timeline", "message"] as const;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns what a control holds, by its name; of files only that there are some; nothing of what is not kept */
export function writtenIn(control: Control): Record<string, string> {
  const { name, value } = control;
  if (control instanceof HTMLInputElement && control.type === "file") return { [name]: value && "chosen" };
  return kept.some((one) => one === name) ? { [name]: value } : {};
}

const controls = (form: HTMLFormElement) =>
  kept.flatMap((name) => (form.elements.namedItem(name) as Control | null) ?? []);

function fileInput(form: HTMLFormElement): HTMLInputElement[] {
  const control = form.elements.namedItem("files");
  return control instanceof HTMLInputElement ? [control] : [];
}

function read(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    // A browser that keeps nothing for anybody: the form works without.
    return undefined;
  }
}

/** Keeps what was just written into a field; the others stay as they were, also those that another page's form has. */
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
    // The same.
  }
}

/**
 * Puts the draft into the fields that are still empty, as far as they offer it, and keeps what stands in the others: somebody
 * may have written before the scripts came, or the server has sent the form back. Who goes back to a page whose text has been sent
 * since finds it empty, whatever the browser has put back.
 * @returns ends looking after the form
 */
export function restoreDraft(form: HTMLFormElement): () => void {
  if (isMarked() && !read()) empty(form);
  for (const control of [...controls(form), ...fileInput(form)])
    if (control.value !== "") keepDraft(writtenIn(control));
  fillIn(form);
  /** The page as it was left, its scripts too: nobody has written in it meanwhile, but maybe in another. */
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isMarked()) return;
    empty(form);
    fillIn(form);
  };
  addEventListener("pageshow", shown);
  return () => removeEventListener("pageshow", shown);
}

/** Its files only when all of it has been sent: nothing could put them back. */
function empty(form: HTMLFormElement): void {
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

/** @returns whether files had been chosen that are not in the form any more: no script may put them back */
export const lostFiles = (form: HTMLFormElement): boolean =>
  fileInput(form).some(({ value }) => value === "") && Boolean(read()?.values.files);

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
    // What is written here next is new.
    if (isMarked()) markEntry(false);
  } catch {
    // The same.
  }
}

/** @returns milliseconds since the page was opened on which the draft was begun */
export const writtenFor = () => performance.timeOrigin + performance.now() - (read()?.since ?? performance.timeOrigin);
