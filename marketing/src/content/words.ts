import type { Language } from "@estudio/contract/paths";
import { graphql } from "gatsby";
import { useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import type { Locales, Settings } from "./records";
import { SettingsContext } from "./settings";

/** Every template's only question to Gatsby: the fixed words of its namespaces. All else a page shows is in its context. */
export const fragments = graphql`
  fragment Words on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

type Values = Record<string, string | number>;
export type Words = (key: string, values?: Values) => string;

const untold = "\0";

/**
 * A text with these values. A clause in double brackets stands only where the studio has told all that it names:
 * `Vuelve a enviarlo[[ o escríbenos a {{email}}]].` is «Vuelve a enviarlo.» without an address.
 */
function filled(t: Words, key: string, values: Values): string {
  const told = Object.entries(values).map(([name, value]) => [name, value === "" ? untold : value]);
  return t(key, Object.fromEntries(told))
    .replace(/\[\[(.*?)\]\]/gs, (_, clause: string) => (clause.includes(untold) ? "" : clause))
    .replaceAll(untold, "");
}

/** What any text may name: `{{hours}}`, within which the studio answers. */
const known = (settings?: Settings) => ({ hours: settings?.answerHours ?? 24 });

/**
 * The fixed words of one namespace, and the language they are in. Without react-i18next's own hook: a page has all its
 * words, in one language, from the start, so none of its sixty callers has anything to wait for or listen to.
 */
export function useWords(namespace: string): { t: Words; lang: Language } {
  const { i18n } = useContext(I18nContext);
  const settings = useContext(SettingsContext);
  return useMemo(() => {
    const t = i18n.getFixedT(null, namespace);
    return {
      t: (key, values) => filled(t, key, { ...known(settings), ...values }),
      lang: i18n.language as Language,
    };
  }, [i18n, namespace, settings]);
}

/** The same words for a Head export, which has no i18n context: `headWords(data.locales, "home", settings)("meta.title")`. */
export function headWords(locales: Locales, namespace: string, settings?: Settings): Words {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  const words = JSON.parse(data) as unknown;
  const t: Words = (key, values = {}) => {
    const found = key
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
    return String(found ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
  return (key, values) => filled(t, key, { ...known(settings), ...values });
}
