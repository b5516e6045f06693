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
  /** The project it was about: another one is shown. */
  about?: string | undefined;
  /** By name, those that came with it, and those that did not arrive. */
  files: { arrived: string[]; missing: string[] };
};

/** Below a form that has been sent: fetched when it is. It takes the focus, which the form's button has lost. */
export default function Sent({ about, files: { arrived, missing } }: Props) {
  const { t, lang } = useWords("contact");
  const { email } = useSettings();
  const [project, setProject] = useState<Card>();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  // In braces: what browsers answer here (lately a promise) is no way to clean up.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    fetch(requestOf("GET /api/projects/featured", { query: { lang, fields: "card" } }).url)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((cards: Card[]) => setProject(cards.find(({ slug }) => slug !== about)))
      // The steps are what matters.
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
