import { siteRoutes } from "@estudio/contract/routes";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Refused } from "../frame/Refused";
import { TokenField } from "../frame/TokenField";
import { useToken } from "../frame/useToken";
import * as css from "./Withdrawal.module.css";

/**
 * Confirmation page of a mailed link. It asks first, because mail scanners follow links too.
 * Without scripts the server fills in the token. If that is missing, it shows `data-lost` and disables `data-asks`.
 */
export function Withdrawal() {
  const { t, lang } = useWords("calculator");
  const token = useToken();
  const lost = token === "";
  return (
    <form method="post" action="/api/leads/withdrawal" className={css.form}>
      <TokenField token={token} />
      <input type="hidden" name="lang" value={lang} />
      <Refused tooMany={t("withdrawal.tooMany")} failed={t("withdrawal.failed")} />
      <p data-lost hidden={!lost} suppressHydrationWarning>
        {t("withdrawal.lost")}
      </p>
      <button type="submit" className="button" disabled={lost} data-asks suppressHydrationWarning>
        {t("withdrawal.submit")}
      </button>
      <Link to={siteRoutes.home.path} className="link">
        {t("withdrawal.stay")}
      </Link>
    </form>
  );
}
