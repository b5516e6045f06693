import { useWords } from "../content/words";
import * as css from "./Loading.module.css";

type Props = { failed?: boolean; beingPublished?: boolean };

/**
 * `Cargando...` while there is nothing to show; what to do when it does not come.
 * @param props `beingPublished`: it is a moment from being in the HTML, which is what a visitor without scripts waits for
 */
export function Loading({ failed = false, beingPublished = false }: Props) {
  const { t } = useWords("common");
  return (
    <div className={`wrap ${css.loading}`}>
      {failed ? (
        <div role="alert">
          <p className="lead">{t("loadError")}</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t("retry")}
          </button>
        </div>
      ) : (
        <p className="lead" role="status">
          {t("loading")}
        </p>
      )}
      {beingPublished && <p className={css.withoutScripts}>{t("beingPublished")}</p>}
    </div>
  );
}
