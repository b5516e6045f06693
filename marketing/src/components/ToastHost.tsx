import { lazy, Suspense, useEffect, useState } from "react";
import { type Toast, toastEvent } from "../site/toasts";

const Toasts = lazy(() => import("./Toasts"));

/** Waits for the first notification, and only then fetches what shows it. */
export function ToastHost() {
  const [toast, setToast] = useState<Toast & { id: number }>();
  useEffect(() => {
    let count = 0;
    const show = (event: Event) => setToast({ ...(event as CustomEvent<Toast>).detail, id: ++count });
    window.addEventListener(toastEvent, show);
    return () => window.removeEventListener(toastEvent, show);
  }, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toasts toast={toast} />
    </Suspense>
  );
}
