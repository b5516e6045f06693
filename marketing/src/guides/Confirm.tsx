import { useWords } from "../content/words";
import { Refused } from "../frame/Refused";
import { TokenField } from "../frame/TokenField";
import { useToken } from "../frame/useToken";
import * as css from "./Confirm.module.css";

/** Confirmation button of a mailed link, because mail scanners follow links too. Works without scripts. */
export function Confirm() {
  const { t, lang } = useWords("guides");
  const token = useToken();
  return (
    <form method="post" action="/api/guide-requests/confirmation" className={css.step}>
      <TokenField token={token} />
      <input type="hidden" name="lang" value={lang} />
      <Refused tooMany={t("guideConfirm.tooMany")} failed={t("guideConfirm.failed")} />
      {token === "" && <p>{t("lost")}</p>}
      <button type="submit" className="button" disabled={token === ""}>
        {t("guideConfirm.cta")}
      </button>
    </form>
  );
}
