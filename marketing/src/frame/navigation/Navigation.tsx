import { wordmarkOf } from "@estudio/contract/brand/look";
import { siteRoutes } from "@estudio/contract/routes";
import { useEffect, useRef, useState } from "react";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Disclosure } from "../Disclosure";
import { Link } from "../Link";
import { LanguageLinks } from "./LanguageLinks";
import * as menu from "./MenuToggle.module.css";
import * as css from "./Navigation.module.css";

type Props = { path: string; transparent: boolean };

const { home, about, portfolio, business, construction, residential, blog, contact } = siteRoutes;
const services = { business, construction, residential };
/** Scroll distance in pixels above which the bar turns opaque (specification section 9). */
const opaqueAbovePx = 50;

/** Length from which a wordmark does not fit on one line beside the menu button of a phone. */
const longWordmarkLength = 18;

/** Return whether a menu item is active: for the current path or a prefix of it. Home must match exactly. */
export const isActive = (current: string, link: string) =>
  current === link || (link !== "/" && current.startsWith(link));

function useScrolled() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > opaqueAbovePx);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return scrolled;
}

/** The header of every page. Dropdown and menu are `<details>`, so that they open without scripts. */
export function Navigation({ path, transparent }: Props) {
  const { t } = useWords("common");
  const wordmark = wordmarkOf(useSettings());
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);
  const item = (to: string, label: string) => (
    <li key={to}>
      <Link to={to} className={css.item} aria-current={isActive(path, to) ? "page" : undefined} onClick={closeAll}>
        {label}
      </Link>
    </li>
  );
  const closeAll = () => {
    for (const open of header.current?.querySelectorAll("details[open]") ?? []) open.removeAttribute("open");
  };
  const serviceItems = Object.entries(services).map(([key, route]) => item(route.path, t(`nav.${key}`)));
  const servicesActive = Object.values(services).some((route) => isActive(path, route.path));
  return (
    <header ref={header} className={css.header} data-clear={transparent && !scrolled} data-over={transparent}>
      <div className={css.bar}>
        <Link
          to={home.path}
          className={css.brand}
          data-long={wordmark.length > longWordmarkLength || undefined}
          onClick={closeAll}
        >
          {wordmark}
        </Link>
        <nav className={css.wide} aria-label={t("nav.label")}>
          <ul className={css.items}>
            {item(home.path, t("nav.home"))}
            {item(about.path, t("nav.about"))}
            {item(portfolio.path, t("nav.portfolio"))}
            <li className={css.dropdown}>
              <Disclosure label={t("nav.services")} className={css.item} active={servicesActive} closeOutside>
                <ul className={css.panel}>{serviceItems}</ul>
              </Disclosure>
            </li>
            {item(blog.path, t("nav.blog"))}
            {item(contact.path, t("nav.contact"))}
          </ul>
          <LanguageLinks path={path} />
          <Link to={contact.path} className={css.cta}>
            {t("nav.freeConsultation")}
          </Link>
        </nav>
        <div className={css.narrow}>
          <Disclosure label={t("nav.menu")} openLabel={t("nav.close")} className={menu.toggle} covers>
            <nav className={css.sheet} aria-label={t("nav.label")}>
              <ul>
                {item(home.path, t("nav.home"))}
                {item(about.path, t("nav.about"))}
                {item(portfolio.path, t("nav.portfolio"))}
                {serviceItems}
                {item(blog.path, t("nav.blog"))}
                {item(contact.path, t("nav.contact"))}
              </ul>
              <div className={css.sheetFoot}>
                <p className={css.languageTitle}>{t("nav.language")}</p>
                <LanguageLinks path={path} full />
                <Link to={contact.path} className="button" onClick={closeAll}>
                  {t("nav.freeConsultation")}
                </Link>
              </div>
            </nav>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
