import type { ReactNode } from "react";
import { Loading } from "./Loading";
import * as css from "./NewerThanBuild.module.css";

type Props = { ready: boolean; missing: boolean; failed: boolean; notFound: ReactNode; children: ReactNode };

/**
 * A page served at an address it was not built for. `<html data-shell>` says what the server knew of it: `missing` shows
 * the not-found view, `fresh` shows `Cargando...`, each without scripts (where there are none it says what to do); then what the API answers takes their place.
 * Where the API cannot be asked, `fresh` says so, and `missing` leaves the not-found view: the server knew of no record.
 * A not-found view that is confirmed stays the very same elements: a press or the focus on its link is not lost.
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
