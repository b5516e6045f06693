import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./Closing.module.css";

export function Closing({ title, text, to, state }: { title: string; text?: string; to: string; state?: object }) {
  const { t } = useWords("common");
  return (
    <section className={css.band}>
      <div className={`wrap ${css.row}`}>
        <div>
          <h2>{title}</h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <Link to={to} state={state} className="button">
          {t("nav.freeConsultation")}
        </Link>
      </div>
    </section>
  );
}
