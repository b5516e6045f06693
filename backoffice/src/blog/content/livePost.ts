import type { Preview } from "@estudio/contract";
import type { Language } from "@estudio/contract/paths";
import { categorySlug } from "@estudio/contract/rules/slug";

export type PostPreview = Extract<Preview, { kind: "post" }>;
type Texts = { title?: string | null; excerpt?: string | null; content?: string | null };
export type PostValues = Texts & {
  category?: string | null;
  readTime?: number | null;
  publishedAt?: string | null;
  imageUrl?: string | null;
  translations?: { ca?: Texts; en?: Texts };
};

/** Return the article's text in that language; missing translations fall back to Spanish. */
export const contentIn = ({ content, translations }: PostValues, lang: Language): string =>
  (lang === "es" ? content : translations?.[lang]?.content || content) ?? "";

const translated = ["title", "excerpt", "content"] as const;

/**
 * Merge the form's current values into the server's preview. Missing translations fall back to Spanish, as on the site.
 */
export function livePost(base: PostPreview, values: PostValues, lang: Language): PostPreview {
  const own = (lang === "es" ? values : values.translations?.[lang]) ?? {};
  const category = values.category ?? "";
  const text = (field: (typeof translated)[number]) => own[field] || values[field] || "";
  return {
    kind: "post",
    record: {
      ...base.record,
      title: text("title"),
      excerpt: text("excerpt"),
      content: text("content"),
      category,
      // The form does not know the translated names of another category.
      ...(category === base.record.category ? {} : { categoryName: category, categorySlug: categorySlug(category) }),
      readTime: values.readTime ?? 0,
      publishedAt: values.publishedAt ?? base.record.publishedAt,
      fallback: lang === "es" ? [] : translated.filter((field) => values[field] && !own[field]),
    },
  };
}
