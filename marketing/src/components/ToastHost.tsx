import { useEffect, useState } from "react";
import { type Toast, toastEvent } from "../site/toasts";
import { usePart } from "../site/usePart";

const loadToasts = () => import("./Toasts");

/** Waits for the first notification, and only then fetches what shows it. */
export function ToastHost() {
  const [toast, setToast] = useState<Toast & { id: number }>();
  const Toasts = usePart(toast?.id, loadToasts);
  useEffect(() => {
    let count = 0;
    const show = (event: Event) => setToast({ ...(event as CustomEvent<Toast>).detail, id: ++count });
    window.addEventListener(toastEvent, show);
    return () => window.removeEventListener(toastEvent, show);
  }, []);
  return toast && Toasts ? <Toasts toast={toast} /> : null;
}
