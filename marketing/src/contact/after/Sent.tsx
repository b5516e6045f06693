import { requestOf } from "@estudio/contract/client";
import { siteRoutes } from "@estudio/contract/routes";
import { useEffect, useRef, useState } from "react";
import type { ProjectCard as Card } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import * as formCss from "../ContactForm.module.css";
import { NextSteps } from "./NextSteps";
import * as css from "./Sent.module.css";

type Props = {
  /** Slug of the project in the enquiry, so that another one is shown. */
  about?: string | undefined;
  /** File names. */
  files: { arrived: string[]; missing: string[] };
};

/** Confirmation below a sent form, loaded on demand. It takes the focus that the removed button has lost. */
export default function Sent({ about, files: { arrived, missing } }: Props) {
  const { t, lang } = useWords("contact");
  const { email } = useSettings();
  const [project, setProject] = useState<Card>();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  // In braces: `scrollIntoView` may return a promise, which is no cleanup function.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    fetch(requestOf("GET /api/projects/featured", { query: { lang, fields: "card" } }).url)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((cards: Card[]) => setProject(cards.find(({ slug }) => slug !== about)))
      // The suggested project is optional.
      .catch(() => undefined);
  }, [lang, about]);
  return (
    <section ref={box} className={css.sent} aria-label={t("thanks.title")}>
      <p ref={title} className={css.title} tabIndex={-1}>
        {t("thanks.title")}
      </p>
      {missing.length > 0 && (
        <p role="alert" className={formCss.failed}>
          {t("filesMissing", { names: missing.join(", "), email })}
        </p>
      )}
      {arrived.length > 0 && <p>{t("thanks.files", { names: arrived.join(", ") })}</p>}
      <NextSteps project={project} />
      <Link to={siteRoutes.thanks.path} className="link">
        {t("thanks.keep")}
      </Link>
    </section>
  );
}
