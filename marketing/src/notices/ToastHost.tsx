import { useEffect, useState } from "react";
import { useLazyComponent } from "../speed/useLazyComponent";
import { PlainToast } from "./PlainToast";
import { type Toast, toastEvent, toastsExpectedEvent } from "./toasts";

const loadToasts = () => import("./Toasts");

/** Load the toasts' bundle when one is expected. Fall back to a plain toast if that fails. */
export function ToastHost() {
  const [toast, setToast] = useState<Toast & { id: number }>();
  const [expected, setExpected] = useState(false);
  const [plain, setPlain] = useState<number>();
  const Toasts = useLazyComponent(toast?.id ?? expected, loadToasts, () => setPlain(toast?.id));
  useEffect(() => {
    const expect = () => setExpected(true);
    const show = (event: Event) =>
      setToast((before) => ({ ...(event as CustomEvent<Toast>).detail, id: (before?.id ?? 0) + 1 }));
    window.addEventListener(toastsExpectedEvent, expect);
    window.addEventListener(toastEvent, show);
    return () => {
      window.removeEventListener(toastsExpectedEvent, expect);
      window.removeEventListener(toastEvent, show);
    };
  }, []);
  if (!toast) return null;
  if (Toasts) return <Toasts toast={toast} />;
  return plain === toast.id ? <PlainToast key={toast.id} toast={toast} /> : null;
}
