import { useWords } from "../content/words";
import * as css from "./Loading.module.css";

type Props = { failed?: boolean; beingPublished?: boolean };

/**
 * Loading indicator, or an error with a retry button.
 * @param props `beingPublished`: tells visitors without scripts that the page will soon be published
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
