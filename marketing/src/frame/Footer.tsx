import { wordmarkOf } from "@estudio/contract/brand/look";
import { siteRoutes } from "@estudio/contract/routes";
import { currentTime } from "@estudio/contract/time";
import { useEffect, useState } from "react";
import { Telephone } from "../contact/phone/Telephone";
import { useHasGuides, useSettings } from "../content/settings";
import { useWords } from "../content/words";
import { asRange } from "../text/text";
import * as css from "./Footer.module.css";
import { Link } from "./Link";
import { SocialLinks } from "./SocialLinks";

/** First year of the copyright notice (specification section 9). */
const firstYear = 2024;

/** The current year is added in the browser, so that pages do not depend on the date of their build. */
function useYears() {
  const [years, setYears] = useState(String(firstYear));
  useEffect(() => {
    const now = currentTime().getFullYear();
    if (now > firstYear) setYears(`${firstYear}–${now}`);
  }, []);
  return years;
}

export function Footer() {
  const { t } = useWords("common");
  const settings = useSettings();
  const years = useYears();
  const hasGuides = useHasGuides();
  const { brand, street, postalCode, city, phone, email, hoursWeekdays } = settings;
  const list = (links: [label: string, to: string][]) => (
    <ul className={css.list}>
      {links.map(([label, to]) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.about}>
          <p className={css.brand}>{wordmarkOf(settings)}</p>
          <p className={css.description}>{t("footer.description")}</p>
          <SocialLinks className={css.social} />
        </div>
        <section aria-labelledby="pie-servicios">
          <h2 id="pie-servicios" className={css.title}>
            {t("footer.services")}
          </h2>
          {list([
            [t("footer.residential"), siteRoutes.residential.path],
            [t("footer.business"), siteRoutes.business.path],
            [t("footer.construction"), siteRoutes.construction.path],
            [t("footer.consultation"), siteRoutes.contact.path],
          ])}
        </section>
        <section aria-labelledby="pie-recursos">
          <h2 id="pie-recursos" className={css.title}>
            {t("footer.resources")}
          </h2>
          {list([
            [t("footer.blog"), siteRoutes.blog.path],
            [t("footer.guides"), (hasGuides ? siteRoutes.guides : siteRoutes.blog).path],
            [t("footer.calculator"), siteRoutes.calculator.path],
            [t("footer.gallery"), siteRoutes.portfolio.path],
          ])}
        </section>
        <section aria-labelledby="pie-contacto">
          <h2 id="pie-contacto" className={css.title}>
            {t("footer.contact")}
          </h2>
          <address className={css.list}>
            <p>
              {street && (
                <>
                  {street}
                  <br />
                </>
              )}
              {postalCode} {city}
            </p>
            {phone && (
              <p>
                <Telephone number={phone} />
              </p>
            )}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
            <p>{t("footer.hours", { hours: asRange(hoursWeekdays) })}</p>
          </address>
        </section>
      </div>
      <div className={`wrap ${css.base}`}>
        <p>
          © {years} {brand}. {t("footer.rights")}
        </p>
        <nav aria-label={t("footer.legal")}>
          {list([
            [t("footer.privacy"), siteRoutes.privacy.path],
            [t("footer.terms"), siteRoutes.terms.path],
            [t("footer.cookies"), siteRoutes.cookies.path],
          ])}
        </nav>
      </div>
    </footer>
  );
}
