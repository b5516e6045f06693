import type { Page, Section } from "@estudio/contract";
import { blankSection } from "@estudio/contract/content/blank";
import { clearKeyTitle, emptyItem, errorsInForm, fromForm, storedItems, toForm, withEdited } from "./sections";

const hero: Section = { ...blankSection("hero"), title: "Hola" };
const page = { id: "about", pageKey: "about", sections: [hero], updatedAt: "", updatedBy: "", version: 1 } as Page;

it("previews a page with its written sections and the edited one", () => {
  const edited = { ...blankSection("philosophy"), title: "Menos" };
  expect(withEdited(page, edited).map(({ sectionKey, title }) => [sectionKey, title])).toEqual([
    ["hero", "Hola"],
    ["philosophy", "Menos"],
  ]);
});

it("opens an unwritten section with an empty form", () => {
  expect(clearKeyTitle(blankSection("philosophy")).title).toBe("");
  expect(clearKeyTitle(hero).title).toBe("Hola");
  expect(clearKeyTitle({ ...blankSection("philosophy"), description: "Menos" }).title).toBe("Philosophy");
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

it("leaves a section unchanged by a round trip through the form", () => {
  expect(fromForm(toForm(section))).toEqual({
    ...section,
    translations: { ...section.translations, en: { items: [] } },
  });
});

it("keeps missing translations of an item empty instead of copying the Spanish text", () => {
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

it("does not store an item that is empty in all languages", () => {
  const values = toForm(section);
  const catalan = { ...emptyItem, ca: { ...emptyItem.ca, title: "Tres" } };
  const { items, translations } = fromForm({ ...values, items: [emptyItem, ...values.items, emptyItem, catalan] });
  expect(items.map(({ title }) => title)).toEqual(["Uno", "Dos", ""]);
  expect(translations.ca?.items?.map(({ title }) => title)).toEqual(["U", "Dos", "Tres"]);
});

it("shows an error at its item, even after an empty item that was not sent", () => {
  const [first] = toForm(section).items;
  const stored = storedItems([emptyItem, first ?? emptyItem]);
  const told = { "sections.0.items.0.title": "largo", "sections.0.translations.ca.items.0.text": "llarg", other: "no" };
  expect(errorsInForm(told, stored)).toEqual({ "items.1.title": "largo", "items.1.ca.text": "llarg" });
});

it("keeps the service of a card that is moved", () => {
  const cards = [
    { title: "Uno", text: "", service: "business" as const },
    { title: "Dos", text: "", service: "residential" as const },
  ];
  const values = toForm({ ...hero, sectionKey: "services", items: cards });
  expect(fromForm({ ...values, items: values.items.toReversed() }).items).toEqual(cards.toReversed());
});

it("removes an item in all languages", () => {
  const values = toForm(section);
  expect(fromForm({ ...values, items: values.items.slice(1) }).translations.ca?.items).toEqual([
    { title: "Dos", text: "dd" },
  ]);
});
