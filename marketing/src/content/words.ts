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

/** What any text may name: `{{hours}}`, within which the studio answers. */
const known = (settings?: Settings) => ({ hours: settings?.answerHours ?? 24 });

export type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * The fixed words of one namespace, and the language they are in. Without react-i18next's own hook: a page has all its
 * words, in one language, from the start, so none of its sixty callers has anything to wait for or listen to.
 */
export function useWords(namespace: string): { t: Words; lang: Language } {
  const { i18n } = useContext(I18nContext);
  const settings = useContext(SettingsContext);
  return useMemo(() => {
    const t = i18n.getFixedT(null, namespace);
    return { t: (key, values) => t(key, { ...known(settings), ...values }) as string, lang: i18n.language as Language };
  }, [i18n, namespace, settings]);
}

/** The same words for a Head export, which has no i18n context: `headWords(data.locales, "home", settings)("meta.title")`. */
export function headWords(locales: Locales, namespace: string, settings?: Settings): Words {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  const words = JSON.parse(data) as unknown;
  return (key, values = {}) => {
    const all: Record<string, string | number> = { ...known(settings), ...values };
    const found = key
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
    return String(found ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(all[name] ?? ""));
  };
}
