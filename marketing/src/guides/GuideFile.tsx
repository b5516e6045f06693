import { requestOf } from "@estudio/contract/client";
import type { Guide } from "../content/records";
import { useWords } from "../content/words";
import * as css from "./GuideForm.module.css";

/** Direct download, for studios that cannot send mail. */
export function GuideFile({ guide }: { guide: Guide }) {
  const { t, lang } = useWords("guides");
  const size = Math.max(1, Math.round(guide.fileBytes / 1024));
  const { url } = requestOf("GET /api/guides/{slug}/file", { params: { slug: guide.slug }, query: { lang } });
  return (
    <section className={css.ask} aria-labelledby="pedir">
      <h2 id="pedir">{t("file.title")}</h2>
      <p>{t("file.text", { size })}</p>
      {guide.fallback.includes("file") && <p>{t("form.spanish")}</p>}
      <p>
        <a className="button" href={url}>
          {t("file.cta")}
        </a>
      </p>
    </section>
  );
}
