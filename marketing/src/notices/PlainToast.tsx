import { useEffect, useState } from "react";
import { useWords } from "../content/words";
import * as css from "./Toasts.module.css";
import { type Toast, toastMs } from "./toasts";

/** A toast without Radix, for when its bundle cannot be loaded. Same look and duration. */
export function PlainToast({ toast }: { toast: Toast }) {
  const { t } = useWords("common");
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const done = setTimeout(() => setOpen(false), toastMs);
    return () => clearTimeout(done);
  }, []);
  return (
    <section aria-label={t("toast.region")}>
      <ol className={css.viewport}>
        {open && (
          <li className={css.toast} data-state="open" data-variant={toast.variant}>
            <div role="alert">
              <div className={css.title}>{toast.title}</div>
              <div className={css.description}>{toast.description}</div>
            </div>
            <button type="button" className={css.close} aria-label={t("toast.close")} onClick={() => setOpen(false)}>
              ×
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
