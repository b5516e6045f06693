export type Toast = { title: string; description: string; variant: "default" | "destructive" };
export const toastEvent = "estudio:toast";

/** Shows a notification; the one before it goes (one at a time, specification section 9). */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
