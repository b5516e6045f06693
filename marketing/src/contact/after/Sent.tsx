import { requestOf } from "@estudio/contract/client";
import { siteRoutes } from "@estudio/contract/routes";
import { useEffect, useRef, useState } from "react";
import type { ProjectCard as Card } from "../../content/records";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { NextSteps } from "./NextSteps";
import * as css from "./Sent.module.css";

/** Below a form that has been sent: fetched when it is. @param about the project it was about: another one is shown; `files`: by name, those that came with it */
export default function Sent({ about, files }: { about?: string; files: string[] }) {
  const { t, lang } = useWords("contact");
  const [project, setProject] = useState<Card>();
  const box = useRef<HTMLElement>(null);
  // In braces: what browsers answer here (lately a promise) is no way to clean up.
  useEffect(() => {
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
      <p className={css.title}>{t("thanks.title")}</p>
      {files.length > 0 && <p className={css.files}>{t("thanks.files", { names: files.join(", ") })}</p>}
      <NextSteps project={project} />
      <Link to={siteRoutes.thanks.path} className="link">
        {t("thanks.keep")}
      </Link>
    </section>
  );
}
