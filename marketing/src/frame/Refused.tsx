import * as css from "../contact/ContactForm.module.css";

/** What a form says that the server sent back, which shows the line that holds (`data-state`): until then both are hidden. */
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
