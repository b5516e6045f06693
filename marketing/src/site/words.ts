import type { Language } from "@estudio/contract/paths";
import { useTranslation } from "react-i18next";
import type { Locales } from "./records";

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The fixed words of one namespace, and the language they are in. */
export function useWords(namespace: string): { t: Words; lang: Language } {
  const { t, i18n } = useTranslation(namespace);
  return { t: (key, values) => t(key, { ...values }) as string, lang: i18n.language as Language };
}

/** The same words for a Head export, which has no i18n context: `headWords(data.locales, "home")("meta.title")`. */
export function headWords(locales: Locales, namespace: string): Words {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? "{}";
  const words = JSON.parse(data) as unknown;
  return (key, values = {}) => {
    const found = key
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
    return String(found ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
