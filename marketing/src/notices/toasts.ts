export type Toast = { title: string; description: string; variant: "default" | "destructive" };
/** How long one is shown, in milliseconds (specification section 9). */
export const toastMs = 5000;
export const toastEvent = "estudio:toast";

export const toastsExpectedEvent = "estudio:toasts-expected";

/** Something is about to be told: what shows it is fetched while there is a connection. */
export const expectToasts = () => void window.dispatchEvent(new Event(toastsExpectedEvent));

/** Shows a notification; the one before it goes (one at a time, specification section 9). */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
