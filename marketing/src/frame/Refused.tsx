import * as css from "../contact/ContactForm.module.css";

/** Hidden messages of a form. The server reveals one of them by `data-state` when it sends the form back. */
export function Refused({ tooMany, failed }: { tooMany: string; failed: string }) {
  return (
    <>
      <p className={css.failed} data-state="tooMany" hidden suppressHydrationWarning>
        {tooMany}
      </p>
      <p className={css.failed} data-state="failed" hidden suppressHydrationWarning>
        {failed}
      </p>
    </>
  );
}
