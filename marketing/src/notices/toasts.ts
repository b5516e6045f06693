export type Toast = { title: string; description: string; variant: "default" | "destructive" };
/** Duration of a toast in milliseconds (specification section 9). */
export const toastMs = 5000;
export const toastEvent = "estudio:toast";

export const toastsExpectedEvent = "estudio:toasts-expected";

/** Preload the toasts' bundle, while the browser is still online. */
export const expectToasts = () => void window.dispatchEvent(new Event(toastsExpectedEvent));

/** Show a toast, replacing the previous one (specification section 9). */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
