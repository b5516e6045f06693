import { excerpt } from "../text/excerpt";
import { toldBy } from "../text/told";
import { fixedRoutes, fixedWords } from "./fixedHeads";
import { branded, categoryDefaults, defaultsOf, fixedDefaults, headLimits, headOf, noSeo } from "./heads";
import { problemsOf } from "./seoProblems";

const picture = { width: 1, height: 1, color: "#fff", focal: { x: 0.5, y: 0.5 }, alt: "", credit: "", widths: [] };
const around = { brand: "Lumbre", media: { "/media/a.jpg": picture, "/media/b.jpg": picture } };
const defaults = { name: "Ático en Retiro", description: "Dos terrazas.", image: "/media/a.jpg" };

test("without anything written a page is found by what it says itself, with the studio's name", () => {
  expect(headOf(noSeo, defaults, around)).toMatchObject({
    title: "Ático en Retiro · Lumbre",
    description: "Dos terrazas.",
    ogTitle: "Ático en Retiro · Lumbre",
    image: "/media/a.jpg",
  });
  expect(branded("Lumbre en casa", "Lumbre")).toBe("Lumbre en casa");
  // Only what is seen of it: a search engine would cut the name off.
  const long = "Licencia o declaración responsable: tu reforma en Madrid";
  expect([branded(long, "Lumbre"), branded("", "Lumbre")]).toEqual([long, "Lumbre"]);
});

test("what somebody wrote goes first, as it was written, also where it is shared; blanks and lost pictures count as nothing", () => {
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

test("a page written in Catalan is not found by a Spanish title; one that shows Spanish words is", () => {
  const seo = { seoTitle: "Reforma", seoDescription: "", seoImage: "", fallback: ["seoTitle"] };
  expect(headOf(seo, defaults, { ...around, isWritten: true }).title).toBe("Ático en Retiro · Lumbre");
  expect(headOf(seo, defaults, { ...around, isWritten: false }).title).toBe("Reforma");
});

test("an article without an excerpt is described by how it begins, without its marks", () => {
  const post = { title: "Luz", excerpt: "", content: "## Uno\n\nCon **fuerza**.", imageUrl: "" };
  expect(defaultsOf.post(post).description).toBe("Uno Con fuerza.");
  expect(defaultsOf.post({ ...post, content: "palabra ".repeat(900) }).description.length).toBeLessThanOrEqual(155);
});

test("every fixed page has words in every language that fit, and no two have the same", () => {
  const studios = [toldBy(), toldBy({ answerHours: 24, statExperience: 15 })];
  for (const [lang, told] of (["es", "ca", "en"] as const).flatMap((lang) =>
    studios.map((told) => [lang, told] as const),
  )) {
    const found = fixedRoutes.map((route) => headOf(noSeo, fixedDefaults(route, lang, told), around));
    for (const head of found) expect(problemsOf(head, () => false)).toEqual([]);
    expect(new Set(found.map(({ title }) => title)).size).toBe(fixedRoutes.length);
    expect(new Set(found.map(({ description }) => description)).size).toBe(fixedRoutes.length);
    expect(JSON.stringify(found)).not.toMatch(/\{\{|\[\[|\]\]/);
    // What a studio has not told is not claimed for it.
    expect(/\b10 (años|anys|years)\b/.test(JSON.stringify(found))).toBe(told.years === 10);
    expect(categoryDefaults("Luz", lang)).toMatchObject({ name: expect.stringContaining("Luz") });
    expect(Object.keys(fixedWords[lang])).toHaveLength(fixedRoutes.length + 1);
  }
});

test("what is missing, too long or double is named with its own words", () => {
  const long = "x".repeat(headLimits.title + 1);
  expect(problemsOf({ title: long, description: "" }, (field) => field === "title")).toEqual([
    { problem: "titleLong", text: long },
    { problem: "titleDouble", text: long },
    { problem: "descriptionMissing", text: "" },
  ]);
});

test("a description is cut at a word", () => {
  expect(excerpt("Una casa que te dé la razón", 12)).toBe("Una casa…");
  expect(excerpt("Corta")).toBe("Corta");
});

test.each([
  [0, ""],
  [3, ""],
  [10, ""],
  [11, 10],
  [15, 10],
  [20, 10],
  [21, 20],
])("with %i years in the trade a studio claims more than %s", (statExperience, years) => {
  expect(toldBy({ answerHours: 24, statExperience }).years).toBe(years);
});
