import type { ReactNode } from "react";
import { Loading } from "./Loading";
import * as css from "./Shell.module.css";

type Props = { ready: boolean; missing: boolean; failed: boolean; notFound: ReactNode; children: ReactNode };

/**
 * A shell, served at a URL it was not built for. `<html data-shell>` holds the server's knowledge: `missing` shows the
 * not-found view and `fresh` the loading view, even without scripts. The API's answer then replaces them.
 * If the API cannot be reached, `fresh` shows an error and `missing` keeps the not-found view.
 * A confirmed not-found view keeps its DOM nodes, so that focus and clicks are not lost.
 */
export function Shell({ ready, missing, failed, notFound, children }: Props) {
  if (ready) return children;
  return (
    <>
      <div className={missing ? undefined : css.whenMissing}>{notFound}</div>
      {!missing && (
        <div className={css.whenFresh}>
          <Loading failed={failed} beingPublished />
        </div>
      )}
    </>
  );
}
