import { changedPaths } from "./changes";

it("names differences by field, by language, and by section of a page", () => {
  const before = { title: "Casa", year: "2025", translations: { ca: { title: "Casa" } } };
  const after = { title: "Casa", year: "2026", translations: { ca: { title: "Llar" }, en: { title: "Home" } } };
  expect(changedPaths(before, after)).toEqual(["year", "translations.ca.title", "translations.en.title"]);
  const hero = { sectionKey: "hero", title: "Uno" };
  const other = { sectionKey: "services", title: "Dos" };
  expect(changedPaths({ sections: [hero, other] }, { sections: [other, { ...hero, title: "Otro" }] })).toEqual([
    "sections.hero",
  ]);
});

it("ignores different kinds of emptiness and the order of keys", () => {
  const before = { awards: "", results: [], translations: { ca: {} }, sections: [{ sectionKey: "hero", image: "" }] };
  const after = {
    translations: {},
    sections: [{ items: [], sectionKey: "hero", translations: { ca: { items: [] } } }],
  };
  expect(changedPaths(before, after)).toEqual([]);
});
