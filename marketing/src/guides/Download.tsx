import { useWords } from "../content/words";
import { useToken } from "../frame/useToken";
import * as css from "./Confirm.module.css";

/** Link to the PDF. Without scripts the server fills in its URL (`data-file`). */
export function Download() {
  const { t } = useWords("guides");
  const token = useToken();
  return (
    <div className={css.step}>
      {token === "" ? (
        <p>{t("lost")}</p>
      ) : (
        <a
          className="button"
          data-file=""
          href={token ? `/api/guide-files/${token}` : undefined}
          suppressHydrationWarning
        >
          {t("guideDownload.cta")}
        </a>
      )}
    </div>
  );
}
