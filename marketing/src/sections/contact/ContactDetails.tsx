import { Telephone } from "../../contact/phone/Telephone";
import { WhatsApp } from "../../contact/phone/WhatsApp";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { hasSocial, SocialLinks } from "../../frame/SocialLinks";
import { NewWindow } from "../../text/NewWindow";
import { SectionTitle } from "../../text/SectionTitle";
import { asRange } from "../../text/text";
import * as css from "./ContactDetails.module.css";

type Place = { latitude: number; longitude: number; street: string; city: string };

/**
 * Return a link to the studio on OpenStreetMap: its point, or a search for its address while it has given none. Not an
 * embedded map, which would load third-party scripts.
 */
export const mapLink = ({ latitude, longitude, street, city }: Place) =>
  latitude === 0 && longitude === 0
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}`)}`
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export function ContactDetails({ section }: { section?: SectionOf<"contact", "contact-info"> }) {
  const { t } = useWords("contact");
  const settings = useSettings();
  const { street, postalCode, city, phone, whatsapp, email, hoursWeekdays, hoursSaturday, measuredHours } = settings;
  return (
    <div className={css.details}>
      {section && (
        <>
          <SectionTitle section={section} />
          {section.description && (
            <p className="lead" {...spanishIf(section, "description")}>
              {section.description}
            </p>
          )}
        </>
      )}
      <dl className={css.list}>
        {phone && (
          <div>
            <dt>{t("details.phone")}</dt>
            <dd>
              <Telephone number={phone} />
            </dd>
          </div>
        )}
        {whatsapp && (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <WhatsApp number={whatsapp}>{t("details.whatsapp")}</WhatsApp>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t("details.email")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {(street || city) && (
          <div>
            <dt>{t("details.address")}</dt>
            <dd>
              {street && (
                <>
                  {street}
                  <br />
                </>
              )}
              {postalCode} {city}
              {street && (
                <>
                  <br />
                  <a href={mapLink(settings)} target="_blank" rel="noopener noreferrer">
                    {t("details.map")}
                    <NewWindow />
                  </a>
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("details.hours")}</dt>
          <dd>
            {t("details.weekdays")}, <span>{asRange(hoursWeekdays)}</span>
            {hoursSaturday && (
              <>
                <br />
                {t("details.saturday")}, <span>{asRange(hoursSaturday)}</span>
              </>
            )}
          </dd>
        </div>
        {measuredHours !== null && (
          <div>
            <dt>{t("details.answers")}</dt>
            <dd>{t("details.measured", { hours: measuredHours })}</dd>
          </div>
        )}
        {hasSocial(settings) && (
          <div>
            <dt>{t("details.social")}</dt>
            <dd>
              <SocialLinks className={css.social} />
            </dd>
          </div>
        )}
      </dl>
      {section && section.items.length > 0 && (
        <ul className={css.promises}>
          {section.items.map((item) => (
            <li key={itemKey(item)}>
              {item.value && <span {...spanishIf(item, "value")}>{item.value}</span>}
              <p>
                <strong {...spanishIf(item, "title")}>{item.title}.</strong>{" "}
                <span {...spanishIf(item, "text")}>{item.text}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
