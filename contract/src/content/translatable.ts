/**
 * Names of the translatable fields. Free of zod: the panel's lists mark missing translations with them.
 * The schemas beside this file (`project.ts`, …) do not compile unless they have exactly these fields.
 */
export const projectTranslatable = [
  "title",
  "description",
  "challenges",
  "results",
  "materials",
  "duration",
  "cost",
  "clientQuote",
  "awards",
] as const;
export const postTranslatable = ["title", "excerpt", "content"] as const;
export const guideTranslatable = ["title", "summary", "content", "inside", "file"] as const;
