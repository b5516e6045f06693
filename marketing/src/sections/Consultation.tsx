import type { ContactMethod } from "@estudio/contract/enquiries/options";
import { anchors } from "@estudio/contract/pages/anchors";
import { ContactForm } from "../contact/ContactForm";
import { Telephone } from "../contact/phone/Telephone";
import { WhatsApp } from "../contact/phone/WhatsApp";
import { useSettings } from "../content/settings";
import * as css from "./Consultation.module.css";

type Props = { title: string; text: string; method?: ContactMethod; compact?: boolean; page: string };

export function Consultation({ title, text, method, compact, page }: Props) {
  const { phone, whatsapp, email } = useSettings();
  return (
    <section className={`section ${css.band}`} id={anchors.consultation}>
      <div className="wrap grid">
        <div className={css.words}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <p className={css.direct}>
            {phone && <Telephone number={phone} />}
            <WhatsApp number={whatsapp} />
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        </div>
        <div className={css.form}>
          <ContactForm method={method} compact={compact} page={page} />
        </div>
      </div>
    </section>
  );
}
