import type { ReactNode } from "react";
import type { ProjectCard as Card } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { ProjectCard } from "../../portfolio/ProjectCard";
import { Telephone } from "../phone/Telephone";
import { WhatsApp } from "../phone/WhatsApp";
import * as css from "./NextSteps.module.css";

/** `wide`: for a separate page, with the steps beside the project. */
type Props = { project?: Card | null; wide?: boolean; children?: ReactNode };

export function NextSteps({ project, wide = false, children }: Props) {
  const { t } = useWords("contact");
  const { person, brand, answerHours, phone, whatsapp, email } = useSettings();
  const values = { who: person || brand, hours: answerHours };
  return (
    <div className={css.after} data-wide={wide || undefined}>
      <div>
        <h2 className={css.title}>{t("thanks.now")}</h2>
        <ol className={css.steps}>
          {["1", "2", "3"].map((key) => (
            <li key={key}>
              <h3>{t(`thanks.steps.${key}.title`)}</h3>
              <p>{t(`thanks.steps.${key}.text`, values)}</p>
            </li>
          ))}
        </ol>
        {(phone || whatsapp || email) && (
          <p className={css.direct}>
            <span>{t("thanks.direct")}</span>
            {phone && <Telephone number={phone} />}
            <WhatsApp number={whatsapp} />
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
      </div>
      {project && (
        <div>
          <h2 className={css.title}>{t("thanks.meanwhile")}</h2>
          <ProjectCard
            project={project}
            ratio="16 / 9"
            sizes={wide ? "(min-width: 62rem) 46vw, 100vw" : "(min-width: 62rem) 50vw, 100vw"}
          />
          {children}
        </div>
      )}
      {!project && children}
    </div>
  );
}
