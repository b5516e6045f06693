import type { Language } from "@estudio/contract/paths";
import { filled, named, toldBy, type Values } from "@estudio/contract/text/told";
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

export type Words = (key: string, values?: Values) => string;

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
      t: (key, values) => filled({ ...toldBy(settings), ...values }, (all) => t(key, all)),
      lang: i18n.language as Language,
    };
  }, [i18n, namespace, settings]);
}

/** The same words for a Head export, which has no i18n context: `headWords(data.locales, "home", settings)("meta.title")`. */
export function headWords(locales: Locales, namespace: string, settings?: Settings): Words {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  const words = JSON.parse(data) as unknown;
  const textOf = (key: string) =>
    String(
      key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words) ?? key,
    );
  return (key, values) => filled({ ...toldBy(settings), ...values }, (all) => named(textOf(key), all));
}
