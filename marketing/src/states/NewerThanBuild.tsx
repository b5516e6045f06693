import type { ReactNode } from "react";
import { Loading } from "./Loading";
import * as css from "./NewerThanBuild.module.css";

type Props = { ready: boolean; missing: boolean; failed: boolean; notFound: ReactNode; children: ReactNode };

/**
 * A page served at an address it was not built for. `<html data-shell>` says what the server knew of it: `missing` shows
 * the not-found view, `fresh` shows `Cargando...`, each without scripts; then what the API answers takes their place.
 */
export function Shell({ ready, missing, failed, notFound, children }: Props) {
  if (ready) return children;
  if (missing) return notFound;
  if (failed) return <Loading failed />;
  return (
    <>
      <div className={css.whenMissing}>{notFound}</div>
      <div className={css.whenFresh}>
        <Loading />
      </div>
    </>
  );
}
