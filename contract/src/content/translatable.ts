/**
 * What a visitor reads in their own language, by its name. No schema here: the panel's lists mark what is missing without zod.
 * The schemas beside (`project.ts`, …) must name exactly these, or they do not compile.
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
