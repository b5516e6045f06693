import { languageNames, languages, localizedPath } from "@estudio/contract/paths";
import { useWords } from "../site/words";
import * as css from "./LanguageLinks.module.css";

type Props = { path: string; search: string; full?: boolean };

/** The same page in the other languages. Plain links: switching reloads the page (specification section 2). */
export function LanguageLinks({ path, search, full = false }: Props) {
  const { t, lang } = useWords("common");
  return (
    <ul className={`${css.languages} ${full ? css.full : ""}`} aria-label={t("nav.language")}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localizedPath(path, language) + search}
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
