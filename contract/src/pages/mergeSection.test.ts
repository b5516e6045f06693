import { blankSection } from "../content/blank";
import { findSectionConflicts, mergeSection } from "./mergeSection";

const base = {
  ...blankSection("hero"),
  title: "Hola",
  subtitle: "Antes",
  items: [{ title: "Uno", text: "" }],
  translations: { ca: { title: "Hola ca", subtitle: "Abans", items: [{ title: "U" }] } },
};

it("keeps my changes in each language, and takes the rest from theirs", () => {
  const mine = { ...base, title: "Mío", translations: { ca: { ...base.translations.ca, subtitle: "Meu" } } };
  const theirs = {
    ...base,
    subtitle: "Suyo",
    items: [{ title: "Dos", text: "" }, ...base.items],
    translations: { ca: { title: "Seu", subtitle: "Abans", items: [{ title: "Dos ca" }, { title: "U" }] } },
  };
  expect(mergeSection(mine, base, theirs)).toEqual({
    ...theirs,
    title: "Mío",
    translations: { ca: { ...theirs.translations.ca, subtitle: "Meu" }, en: { items: [] } },
  });
});

it("removes what I removed", () => {
  const mine = { ...base, subtitle: "", translations: { ca: { title: "", items: base.translations.ca.items } } };
  expect(mergeSection(mine, base, base)).toMatchObject({
    title: "Hola",
    subtitle: "",
    translations: { ca: { title: "" } },
  });
});

it("reports a field that both changed differently", () => {
  const mine = {
    ...base,
    title: "Mío",
    subtitle: "Igual",
    translations: { ca: { ...base.translations.ca, title: "Meu" } },
  };
  const theirs = { ...base, title: "Suyo", subtitle: "Igual", description: "Suya" };
  expect(findSectionConflicts(mine, base, theirs)).toEqual(["sections.hero.title"]);
});

/** A section with items of these Spanish titles, each with a Catalan title too. */
const listed = (...titles: string[]) => ({
  ...blankSection("hero"),
  items: titles.map((title) => ({ title, text: "" })),
  translations: { ca: { items: titles.map((title) => ({ title: `${title} ca` })) } },
});

describe("items of a section, merged one by one with their translations", () => {
  const was = ["A", "B", "C"];
  it.each([
    ["a change of one item and of another", ["A2", "B", "C"], ["A", "B", "C2"], ["A2", "B", "C2"]],
    ["a change and an addition after it", ["A", "B", "C2"], ["A", "B", "C", "D"], ["A", "B", "C2", "D"]],
    ["an addition and a change", ["A", "B", "C", "D"], ["A", "B2", "C"], ["A", "B2", "C", "D"]],
    ["additions by both", ["A", "B", "C", "D"], ["E", "A", "B", "C"], ["E", "A", "B", "C", "D"]],
    ["additions by both at the end", ["A", "B", "C", "D"], ["A", "B", "C", "E"], ["A", "B", "C", "E", "D"]],
    ["the same addition by both", ["A", "B", "C", "D"], ["A", "B", "C", "D"], ["A", "B", "C", "D"]],
    ["a change and a removal of another item", ["A2", "B", "C"], ["A", "B"], ["A2", "B"]],
    ["a removal and a change of another item", ["B", "C"], ["A", "B", "C2"], ["B", "C2"]],
    ["removals by both", ["A", "B"], ["B", "C"], ["B"]],
    ["a move and a change of another item", ["B", "A", "C"], ["A", "B", "C2"], ["B", "A", "C2"]],
    ["my move of an item that the other changed", ["C", "A", "B"], ["A", "B", "C2"], ["C2", "A", "B"]],
    ["my change of an item that the other moved", ["A", "B", "C2"], ["C", "A", "B"], ["C2", "A", "B"]],
    ["different moves of the same item", ["C", "A", "B"], ["A", "C", "B"], ["C", "A", "B"]],
    ["my removal of all items and an addition", [], ["A", "B", "C", "D"], ["D"]],
  ])("merges %s", (_, mine, theirs, both) => {
    const sections = [listed(...mine), listed(...was), listed(...theirs)] as const;
    expect(findSectionConflicts(...sections)).toEqual([]);
    const { items, translations } = mergeSection(...sections);
    expect(items.map(({ title }) => title)).toEqual(both);
    expect(translations.ca?.items).toEqual(both.map((title) => ({ title: `${title} ca` })));
    expect(translations.en?.items).toEqual([]);
  });

  it.each([
    [
      "a change of the same text by both",
      ["A", "B2", "C"],
      ["A", "B3", "C"],
      ["A", "B2", "C"],
      ["1.title", "1.translations.ca.title"],
    ],
    ["my change of an item that the other removed", ["A2", "B", "C"], ["B", "C"], ["A2", "B", "C"], ["0"]],
    ["my removal of an item that the other changed", ["B", "C"], ["A2", "B", "C"], ["B", "C"], ["0"]],
  ])("reports a conflict and keeps mine: %s", (_, mine, theirs, stays, places) => {
    const sections = [listed(...mine), listed(...was), listed(...theirs)] as const;
    expect(findSectionConflicts(...sections)).toEqual(places.map((place) => `sections.hero.items.${place}`));
    expect(mergeSection(...sections).items.map(({ title }) => title)).toEqual(stays);
  });

  it("keeps changes to different texts or languages of the same item", () => {
    const mine = { ...listed(...was), items: [{ title: "A2", text: "" }, ...listed("B", "C").items] };
    const theirs = {
      ...listed(...was),
      items: [{ title: "A", text: "Suyo" }, ...listed("B", "C").items],
      translations: { ca: { items: [{ title: "A, seu" }] } },
    };
    expect(findSectionConflicts(mine, listed(...was), theirs)).toEqual([]);
    expect(mergeSection(mine, listed(...was), theirs)).toMatchObject({
      items: [{ title: "A2", text: "Suyo" }, { title: "B" }, { title: "C" }],
      translations: { ca: { items: [{ title: "A, seu" }] } },
    });
  });
});
