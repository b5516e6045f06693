import { blankSection } from "../content/blank";
import { contestedIn, rebased } from "./rebased";

const began = {
  ...blankSection("hero"),
  title: "Hola",
  subtitle: "Antes",
  items: [{ title: "Uno", text: "" }],
  translations: { ca: { title: "Hola ca", subtitle: "Abans", items: [{ title: "U" }] } },
};

test("what mine changes stays, in each language; the rest is theirs", () => {
  const mine = { ...began, title: "Mío", translations: { ca: { ...began.translations.ca, subtitle: "Meu" } } };
  const theirs = {
    ...began,
    subtitle: "Suyo",
    items: [{ title: "Dos", text: "" }, ...began.items],
    translations: { ca: { title: "Seu", subtitle: "Abans", items: [{ title: "Dos ca" }, { title: "U" }] } },
  };
  expect(rebased(mine, began, theirs)).toEqual({
    ...theirs,
    title: "Mío",
    translations: { ca: { ...theirs.translations.ca, subtitle: "Meu" }, en: { items: [] } },
  });
});

test("what mine takes away is gone", () => {
  const mine = { ...began, subtitle: "", translations: { ca: { title: "", items: began.translations.ca.items } } };
  expect(rebased(mine, began, began)).toMatchObject({
    title: "Hola",
    subtitle: "",
    translations: { ca: { title: "" } },
  });
});

test("what both changed, and not alike, is named", () => {
  const mine = {
    ...began,
    title: "Mío",
    subtitle: "Igual",
    translations: { ca: { ...began.translations.ca, title: "Meu" } },
  };
  const theirs = { ...began, title: "Suyo", subtitle: "Igual", description: "Suya" };
  expect(contestedIn(mine, began, theirs)).toEqual(["sections.hero.title"]);
});

/** Items by their Spanish titles; each has its title in Catalan, too. */
const listed = (...titles: string[]) => ({
  ...blankSection("hero"),
  items: titles.map((title) => ({ title, text: "" })),
  translations: { ca: { items: titles.map((title) => ({ title: `${title} ca` })) } },
});

describe("of the items of a section each is merged by itself, with its words in all languages", () => {
  const was = ["A", "B", "C"];
  test.each([
    ["one is changed, another one too", ["A2", "B", "C"], ["A", "B", "C2"], ["A2", "B", "C2"]],
    ["one is changed, one is added after it", ["A", "B", "C2"], ["A", "B", "C", "D"], ["A", "B", "C2", "D"]],
    ["one is added, one is changed", ["A", "B", "C", "D"], ["A", "B2", "C"], ["A", "B2", "C", "D"]],
    ["both add one", ["A", "B", "C", "D"], ["E", "A", "B", "C"], ["E", "A", "B", "C", "D"]],
    ["both add one at the end", ["A", "B", "C", "D"], ["A", "B", "C", "E"], ["A", "B", "C", "E", "D"]],
    ["both add the same", ["A", "B", "C", "D"], ["A", "B", "C", "D"], ["A", "B", "C", "D"]],
    ["one is changed, another one removed", ["A2", "B", "C"], ["A", "B"], ["A2", "B"]],
    ["one is removed, another one changed", ["B", "C"], ["A", "B", "C2"], ["B", "C2"]],
    ["both remove one", ["A", "B"], ["B", "C"], ["B"]],
    ["one is moved, another one changed", ["B", "A", "C"], ["A", "B", "C2"], ["B", "A", "C2"]],
    ["one is moved that the other changed", ["C", "A", "B"], ["A", "B", "C2"], ["C2", "A", "B"]],
    ["one is changed that the other moved", ["A", "B", "C2"], ["C", "A", "B"], ["C2", "A", "B"]],
    ["both move the same to other places", ["C", "A", "B"], ["A", "C", "B"], ["C", "A", "B"]],
    ["all are removed, one is added", [], ["A", "B", "C", "D"], ["D"]],
  ])("%s", (_, mine, theirs, both) => {
    const sections = [listed(...mine), listed(...was), listed(...theirs)] as const;
    expect(contestedIn(...sections)).toEqual([]);
    const { items, translations } = rebased(...sections);
    expect(items.map(({ title }) => title)).toEqual(both);
    expect(translations.ca?.items).toEqual(both.map((title) => ({ title: `${title} ca` })));
    expect(translations.en?.items).toEqual([]);
  });

  test.each([
    [
      "both change the same words",
      ["A", "B2", "C"],
      ["A", "B3", "C"],
      ["A", "B2", "C"],
      ["1.title", "1.translations.ca.title"],
    ],
    ["one is changed that the other removed", ["A2", "B", "C"], ["B", "C"], ["A2", "B", "C"], ["0"]],
    ["one is removed that the other changed", ["B", "C"], ["A2", "B", "C"], ["B", "C"], ["0"]],
  ])("%s: that is named, and what I did stays", (_, mine, theirs, stays, places) => {
    const sections = [listed(...mine), listed(...was), listed(...theirs)] as const;
    expect(contestedIn(...sections)).toEqual(places.map((place) => `sections.hero.items.${place}`));
    expect(rebased(...sections).items.map(({ title }) => title)).toEqual(stays);
  });

  test("who changes other words of the same item, or other languages, keeps them", () => {
    const mine = { ...listed(...was), items: [{ title: "A2", text: "" }, ...listed("B", "C").items] };
    const theirs = {
      ...listed(...was),
      items: [{ title: "A", text: "Suyo" }, ...listed("B", "C").items],
      translations: { ca: { items: [{ title: "A, seu" }] } },
    };
    expect(contestedIn(mine, listed(...was), theirs)).toEqual([]);
    expect(rebased(mine, listed(...was), theirs)).toMatchObject({
      items: [{ title: "A2", text: "Suyo" }, { title: "B" }, { title: "C" }],
      translations: { ca: { items: [{ title: "A, seu" }] } },
    });
  });
});
