import type { Language } from "@estudio/contract/paths";
import { fillText, interpolate, studioVariables, type Values } from "@estudio/contract/text/studioVariables";
import { graphql } from "gatsby";
import { useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import type { Locales, Settings } from "./records";
import { SettingsContext } from "./settings";

/** The only query of a template: its translations. Everything else is in the page's context. */
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
 * Return the translations of a namespace and their language. Does not use react-i18next's hook: a page has all its texts
 * from the start, so its sixty callers need not wait or subscribe.
 */
export function useWords(namespace: string): { t: Words; lang: Language } {
  const { i18n } = useContext(I18nContext);
  const settings = useContext(SettingsContext);
  return useMemo(() => {
    const t = i18n.getFixedT(null, namespace);
    return {
      t: (key, values) => fillText({ ...studioVariables(settings), ...values }, (all) => t(key, all)),
      lang: i18n.language as Language,
    };
  }, [i18n, namespace, settings]);
}

/** Return translations for a Head export, which has no i18n context. */
export function headWords(locales: Locales, namespace: string, settings?: Settings): Words {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  const words: unknown = JSON.parse(data);
  const textOf = (key: string) =>
    String(
      key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words) ?? key,
    );
  return (key, values) => fillText({ ...studioVariables(settings), ...values }, (all) => interpolate(textOf(key), all));
}
