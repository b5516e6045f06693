import { excerpt } from "../../text/excerpt";
import { studioVariables } from "../../text/studioVariables";
import { fixedRoutes, fixedWords } from "./fixedHeads";
import { branded, categoryDefaults, defaultsOf, fixedDefaults, headLimits, headOf, noSeo } from "./heads";
import { problemsOf } from "./seoProblems";

const picture = { width: 1, height: 1, color: "#fff", focal: { x: 0.5, y: 0.5 }, alt: "", credit: "", widths: [] };
const around = { brand: "Lumbre", media: { "/media/a.jpg": picture, "/media/b.jpg": picture } };
const defaults = { name: "Ático en Retiro", description: "Dos terrazas.", image: "/media/a.jpg" };

it("derives title and description from the page's content and the studio's name", () => {
  expect(headOf(noSeo, defaults, around)).toMatchObject({
    title: "Ático en Retiro · Lumbre",
    description: "Dos terrazas.",
    ogTitle: "Ático en Retiro · Lumbre",
    image: "/media/a.jpg",
  });
  expect(branded("Lumbre en casa", "Lumbre")).toBe("Lumbre en casa");
  // Search engines would cut the studio's name off a long title.
  const long = "Licencia o declaración responsable: tu reforma en Madrid";
  expect([branded(long, "Lumbre"), branded("", "Lumbre")]).toEqual([long, "Lumbre"]);
});

it("prefers SEO texts, also when shared, and ignores blank texts and missing pictures", () => {
  const seo = { seoTitle: "Reforma de un ático", seoDescription: " ", seoImage: "/media/b.jpg", fallback: [] };
  expect(headOf(seo, { ...defaults, ogTitle: "Otro" }, around)).toMatchObject({
    title: "Reforma de un ático",
    name: "Ático en Retiro",
    ogTitle: "Reforma de un ático",
    description: "Dos terrazas.",
    image: "/media/b.jpg",
  });
  expect(headOf({ ...seo, seoImage: "/media/no-está.jpg" }, defaults, around).image).toBe("/media/a.jpg");
});

it("uses a Spanish SEO title in Catalan only if the page itself is Spanish", () => {
  const seo = { seoTitle: "Reforma", seoDescription: "", seoImage: "", fallback: ["seoTitle"] };
  expect(headOf(seo, defaults, { ...around, isWritten: true }).title).toBe("Ático en Retiro · Lumbre");
  expect(headOf(seo, defaults, { ...around, isWritten: false }).title).toBe("Reforma");
});

it("describes an article without an excerpt by its beginning, without markup", () => {
  const post = { title: "Luz", excerpt: "", content: "## Uno\n\nCon **fuerza**.", imageUrl: "" };
  expect(defaultsOf.post(post).description).toBe("Uno Con fuerza.");
  expect(defaultsOf.post({ ...post, content: "palabra ".repeat(900) }).description.length).toBeLessThanOrEqual(155);
});

it("has unique SEO texts within the limits for every fixed page and language", () => {
  const studios = [studioVariables(), studioVariables({ answerHours: 24, statExperience: 15, city: "Madrid" })];
  for (const [lang, variables] of (["es", "ca", "en"] as const).flatMap((lang) =>
    studios.map((variables) => [lang, variables] as const),
  )) {
    const found = fixedRoutes.map((route) => headOf(noSeo, fixedDefaults(route, lang, variables), around));
    for (const head of found) expect(problemsOf(head, () => false)).toEqual([]);
    expect(new Set(found.map(({ title }) => title)).size).toBe(fixedRoutes.length);
    expect(new Set(found.map(({ description }) => description)).size).toBe(fixedRoutes.length);
    expect(JSON.stringify(found)).not.toMatch(/\{\{|\[\[|\]\]/);
    // A studio without stated experience or city claims none.
    expect(JSON.stringify(found).includes("Madrid")).toBe(variables.city === "Madrid");
    expect(/\b10 (años|anys|years)\b/.test(JSON.stringify(found))).toBe(variables.years === 10);
    expect(categoryDefaults("Luz", lang)).toMatchObject({ name: expect.stringContaining("Luz") });
    expect(Object.keys(fixedWords[lang])).toHaveLength(fixedRoutes.length + 1);
  }
});

it("reports missing, overlong and duplicate texts", () => {
  const long = "x".repeat(headLimits.title + 1);
  expect(problemsOf({ title: long, description: "" }, (field) => field === "title")).toEqual([
    { problem: "titleLong", text: long },
    { problem: "titleDouble", text: long },
    { problem: "descriptionMissing", text: "" },
  ]);
});

it("cuts a description at a word", () => {
  expect(excerpt("Una casa que te dé la razón", 12)).toBe("Una casa…");
  expect(excerpt("Corta")).toBe("Corta");
});

it.each([
  [0, ""],
  [3, ""],
  [10, ""],
  [11, 10],
  [15, 10],
  [20, 10],
  [21, 20],
])("turns %i years of experience into «more than %s»", (statExperience, years) => {
  expect(studioVariables({ answerHours: 24, statExperience, city: "" }).years).toBe(years);
});
