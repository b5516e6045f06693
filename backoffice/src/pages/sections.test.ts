import type { Page, Section } from "@estudio/contract";
import { blankSection } from "@estudio/contract/content/blank";
import { emptyItem, errorsInForm, fromForm, storedItems, toEdit, toForm, withEdited } from "./sections";

const hero: Section = { ...blankSection("hero"), title: "Hola" };
const page = { id: "about", pageKey: "about", sections: [hero], updatedAt: "", updatedBy: "", version: 1 } as Page;

test("a page is previewed with the sections that somebody has written, and the edited one", () => {
  const edited = { ...blankSection("philosophy"), title: "Menos" };
  expect(withEdited(page, edited).map(({ sectionKey, title }) => [sectionKey, title])).toEqual([
    ["hero", "Hola"],
    ["philosophy", "Menos"],
  ]);
});

test("in the form of a section that nobody has written nothing is written yet", () => {
  expect(toEdit(blankSection("philosophy")).title).toBe("");
  expect(toEdit(hero).title).toBe("Hola");
  expect(toEdit({ ...blankSection("philosophy"), description: "Menos" }).title).toBe("Philosophy");
});

const section: Section = {
  ...hero,
  items: [
    { title: "Uno", text: "u", image: "/media/a.jpg", value: "2" },
    { title: "Dos", text: "d" },
  ],
  translations: {
    ca: {
      title: "Hola",
      items: [
        { title: "U", text: "uu", value: "2" },
        { title: "Dos", text: "dd" },
      ],
    },
  },
};

test("a section survives the form unchanged", () => {
  expect(fromForm(toForm(section))).toEqual({
    ...section,
    translations: { ...section.translations, en: { items: [] } },
  });
});

test("what is not translated of an item stays empty: nothing is copied from the Spanish", () => {
  const values = toForm(section);
  const items = [
    ...values.items,
    { ...emptyItem, title: "Tres", text: "t", image: "/media/c.jpg" },
    { ...emptyItem, title: "Cuatro", ca: { ...emptyItem.ca, text: "q" } },
  ];
  const { translations } = fromForm({ ...values, items });
  expect(translations.ca?.items?.slice(2)).toEqual([{}, { text: "q" }]);
  expect(translations.en?.items).toEqual([]);
});

test("an item in which nobody has written anything, in no language, is not stored", () => {
  const values = toForm(section);
  const catalan = { ...emptyItem, ca: { ...emptyItem.ca, title: "Tres" } };
  const { items, translations } = fromForm({ ...values, items: [emptyItem, ...values.items, emptyItem, catalan] });
  expect(items.map(({ title }) => title)).toEqual(["Uno", "Dos", ""]);
  expect(translations.ca?.items?.map(({ title }) => title)).toEqual(["U", "Dos", "Tres"]);
});

test("an error in an item is shown at that item, also behind one that says nothing and is not sent", () => {
  const [first] = toForm(section).items;
  const stored = storedItems([emptyItem, first ?? emptyItem]);
  const told = { "sections.0.items.0.title": "largo", "sections.0.translations.ca.items.0.text": "llarg", other: "no" };
  expect(errorsInForm(told, stored)).toEqual({ "items.1.title": "largo", "items.1.ca.text": "llarg" });
});

test("a card keeps its service when it is moved", () => {
  const cards = [
    { title: "Uno", text: "", service: "business" as const },
    { title: "Dos", text: "", service: "residential" as const },
  ];
  const values = toForm({ ...hero, sectionKey: "services", items: cards });
  expect(fromForm({ ...values, items: values.items.toReversed() }).items).toEqual(cards.toReversed());
});

test("a removed item is removed in every language", () => {
  const values = toForm(section);
  expect(fromForm({ ...values, items: values.items.slice(1) }).translations.ca?.items).toEqual([
    { title: "Dos", text: "dd" },
  ]);
});
