import { languageNames, languages, localizedPath } from "@estudio/contract/paths";
import type { SyntheticEvent } from "react";
import { useWords } from "../../content/words";
import * as css from "./LanguageLinks.module.css";

type Props = { path: string; full?: boolean };

/** Adds the current query and fragment on use, so that filters and position are kept. */
function keepQueryAndHash({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Links to this page in the other languages. Plain links, because switching reloads the page (specification section 2). */
export function LanguageLinks({ path, full = false }: Props) {
  const { t, lang } = useWords("common");
  return (
    <ul className={`${css.languages} ${full ? css.full : ""}`} aria-label={t("nav.language")}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localizedPath(path, language)}
            onPointerDown={keepQueryAndHash}
            onClick={keepQueryAndHash}
            hrefLang={language}
            lang={language}
            aria-current={language === lang ? "true" : undefined}
          >
            {full ? languageNames[language] : <abbr title={languageNames[language]}>{language.toUpperCase()}</abbr>}
          </a>
        </li>
      ))}
    </ul>
  );
}
