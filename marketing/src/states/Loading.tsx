import { useWords } from "../content/words";
import * as css from "./Loading.module.css";

/** `Cargando...` while there is nothing to show; what to do when it does not come. */
export function Loading({ failed = false }: { failed?: boolean }) {
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
    </div>
  );
}
