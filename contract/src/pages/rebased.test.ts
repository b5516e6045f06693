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

test("an item changed in one language brings its words in all languages along", () => {
  const mine = { ...began, translations: { ca: { ...began.translations.ca, items: [{ title: "Un" }] } } };
  const theirs = { ...began, title: "Suyo", items: [{ title: "Dos", text: "" }] };
  expect(rebased(mine, began, theirs)).toMatchObject({
    title: "Suyo",
    items: [{ title: "Uno" }],
    translations: { ca: { items: [{ title: "Un" }] } },
  });
});

test("an item with its words in all languages is merged by itself where there are as many as there were", () => {
  const two = {
    ...began,
    items: [...began.items, { title: "Dos", text: "" }],
    translations: { ca: { title: "Hola ca", items: [{ title: "U" }, { title: "Dos ca" }] } },
  };
  const mine = { ...two, items: [two.items[0], { title: "Dos, mío", text: "" }] } as typeof two;
  const theirs = {
    ...two,
    translations: { ca: { title: "Hola ca", items: [{ title: "U, seu" }, { title: "Dos ca" }] } },
  };
  expect(contestedIn(mine, two, theirs)).toEqual([]);
  expect(rebased(mine, two, theirs)).toMatchObject({
    items: [{ title: "Uno" }, { title: "Dos, mío" }],
    translations: { ca: { items: [{ title: "U, seu" }, { title: "Dos ca" }] }, en: { items: [] } },
  });
  const moved = { ...two, items: [two.items[1], two.items[0]] } as typeof two;
  expect(contestedIn(moved, two, theirs)).toEqual(["sections.hero.items.0"]);
  const longer = { ...two, items: [...two.items, { title: "Tres", text: "" }] };
  expect(contestedIn(longer, two, theirs)).toEqual(["sections.hero.items"]);
  expect(rebased(longer, two, two)).toMatchObject({ items: longer.items });
});

test("what mine takes away is gone", () => {
  const mine = { ...began, subtitle: "", translations: { ca: { title: "", items: began.translations.ca.items } } };
  expect(rebased(mine, began, began)).toMatchObject({
    title: "Hola",
    subtitle: "",
    translations: { ca: { title: "" } },
  });
});

test("what both changed, and not alike, is named; an item is one thing in all languages", () => {
  const mine = {
    ...began,
    title: "Mío",
    subtitle: "Igual",
    translations: { ca: { ...began.translations.ca, title: "Meu" } },
  };
  const theirs = { ...began, title: "Suyo", subtitle: "Igual", description: "Suya" };
  expect(contestedIn(mine, began, theirs)).toEqual(["sections.hero.title"]);
  const translated = { ...began, translations: { ca: { ...began.translations.ca, items: [{ title: "Meu" }] } } };
  const reworded = { ...began, items: [{ title: "Suyo", text: "" }] };
  expect(contestedIn(translated, began, reworded)).toEqual(["sections.hero.items.0"]);
  expect(contestedIn(translated, began, began)).toEqual([]);
});
