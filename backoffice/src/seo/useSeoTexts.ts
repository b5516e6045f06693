import type { PageSeo } from "@estudio/contract";
import { hasImage } from "@estudio/contract/content/image";
import { translated } from "@estudio/contract/content/translated";
import { type Language, localizedPath } from "@estudio/contract/paths";
import { guidePath, postPath, projectPath } from "@estudio/contract/routes";
import { type Defaults, defaultsOf, headOf } from "@estudio/contract/site/heads/heads";
import { isWritten } from "@estudio/contract/site/writtenIn";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { call } from "../data/api";

export type SeoKind = "project" | "post" | "guide" | "page";
/** A page's search texts in one language; `defaults` are used for empty fields. `path` is its public address. */
export type PageSeoTexts = {
  title: string;
  description: string;
  image: string;
  path: string;
  defaults: { title: string; description: string };
};
export type SeoTexts = Record<Language, PageSeoTexts>;

/** The form's values. Every kind of record has `translations`; the other fields depend on the kind. */
type Values = {
  [name: string]: unknown;
  translations: { ca?: object; en?: object };
  defaults?: PageSeo["defaults"];
  path?: string;
};
type Texts = Record<string, string>;
const asText = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Per kind: its text fields, its defaults, and `text`, the field that decides whether the record counts as translated.
 */
const kinds = {
  project: {
    fields: ["title", "description"],
    text: "description",
    pathOf: projectPath,
    defaults: (all: Texts) =>
      defaultsOf.project({ title: "", description: "", ...all, mainImage: all.mainImage ?? "" }),
  },
  post: {
    fields: ["title", "excerpt", "content"],
    text: "content",
    pathOf: postPath,
    defaults: (all: Texts) =>
      defaultsOf.post({ title: "", excerpt: "", content: "", ...all, imageUrl: all.imageUrl ?? "" }),
  },
  guide: {
    fields: ["title", "summary", "content"],
    text: "content",
    pathOf: guidePath,
    defaults: (all: Texts) => defaultsOf.guide({ title: "", summary: "", ...all, imageUrl: all.imageUrl ?? "" }),
  },
} as const;

/** Return the search texts of the form's current values, computed by the site's own function. */
export function useSeoTexts(kind: SeoKind): SeoTexts {
  const typed = useWatch();
  const values = { ...typed, translations: typed.translations ?? {} };
  const brand = useBrand();
  const shown = (lang: Language) =>
    kind === "page" ? pageTexts(values, lang) : recordTexts(kind, values, lang, brand);
  return { es: shown("es"), ca: shown("ca"), en: shown("en") };
}

/** Most titles end with the studio's name. Editors cannot read the settings, so it comes with the pages' SEO. */
function useBrand(): string {
  const { data } = useQuery({
    queryKey: ["page-seo", "brand"],
    queryFn: () => call("GET /api/admin/page-seo/{id}", { params: { id: 1 } }),
    staleTime: 60_000,
  });
  return data?.brand ?? "";
}

const seoFields = ["seoTitle", "seoDescription"] as const;

function inLanguage(values: Values, fields: readonly string[], lang: Language) {
  const all = [...fields, ...seoFields];
  const { fallback, ...found } = translated(values, all, lang);
  const texts: Texts = Object.fromEntries(all.map((field) => [field, asText(found[field])]));
  return { fallback, texts };
}

function recordTexts(kind: Exclude<SeoKind, "page">, values: Values, lang: Language, brand: string): PageSeoTexts {
  const { fields, text, pathOf, defaults } = kinds[kind];
  const { fallback, texts } = inLanguage(values, fields, lang);
  const images = { mainImage: asText(values.mainImage), imageUrl: asText(values.imageUrl) };
  return toSeoTexts({
    values,
    lang,
    texts,
    fallback,
    written: lang === "es" || isWritten({ fallback }, texts[text] ?? "", text),
    own: defaults({ ...images, ...texts }),
    brand,
    path: localizedPath(pathOf(asText(values.slug)), lang),
  });
}

function pageTexts(values: Values, lang: Language): PageSeoTexts {
  const { defaults, path = "/" } = values;
  const { title = "", description = "", image = "" } = defaults?.[lang] ?? {};
  return toSeoTexts({
    values,
    lang,
    ...inLanguage(values, [], lang),
    written: true,
    own: { name: title, description, image },
    // The defaults of fixed pages contain the name already.
    brand: "",
    path: localizedPath(path, lang),
  });
}

type Page = {
  values: Values;
  lang: Language;
  texts: Texts;
  fallback: string[];
  written: boolean;
  /** Defaults derived from the record. */
  own: Defaults;
  brand: string;
  path: string;
};
function toSeoTexts({ values, lang, texts, fallback, written, own, brand, path }: Page): PageSeoTexts {
  const seo = { seoTitle: texts.seoTitle ?? "", seoDescription: texts.seoDescription ?? "", seoImage: "", fallback };
  const around = { brand, media: {}, isWritten: written };
  const { title, description } = headOf(seo, own, around);
  // An empty translation falls back to the Spanish text.
  const spanish = (field: (typeof seoFields)[number]) => (lang === "es" ? "" : asText(values[field]));
  const empty = { seoTitle: spanish("seoTitle"), seoDescription: spanish("seoDescription"), seoImage: "" };
  const none = headOf({ ...empty, fallback: [...fallback, ...seoFields] }, own, around);
  const image = [asText(values.seoImage), own.image].find(hasImage) ?? "";
  return { title, description, image, path, defaults: { title: none.title, description: none.description } };
}
