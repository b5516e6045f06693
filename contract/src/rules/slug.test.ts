import { slugAsFirst, slugify } from "./slug";

it.each([
  ["coŀlecció", "colleccio"],
  ["COĿLECCIÓ", "colleccio"],
  ["col·lecció", "colleccio"],
  ["ﬁnca", "finca"],
  ["Antes—después", "antes-despues"],
  ["Antes – después", "antes-despues"],
  ["Salón/comedor", "salon-comedor"],
  ["Straße", "strasse"],
  ["½ casa", "1-2-casa"],
  ["Łódź", "lodz"],
  ["Ærø, Œuvre, Đà Nẵng, Þingvellir", "aero-oeuvre-da-nang-thingvellir"],
  ["İstanbul ve ışık", "istanbul-ve-isik"],
  ["Silestone™ 80 m²", "silestone-80-m2"],
])("makes the address of the title «%s» of the letters that it shows: %s", (title, slug) =>
  expect(slugify(title)).toBe(slug),
);

it.each([
  ["Reforma integral en Chamberí", "reforma-integral-en-chamberi"],
  ["L'Eixample: ¡luz & sombra!", "leixample-luz-sombra"],
  ["  -- Piso  - dos --", "piso-dos"],
  ["3.500 € de_obra", "3500-deobra"],
  ["中文 №", "no"],
  ["¿?", ""],
])("keeps the specification's rule for what it names: «%s» is «%s»", (title, slug) =>
  expect(slugify(title)).toBe(slug),
);

it("makes the same address of an address, and none of more than 180 signs", () => {
  expect(slugify("antes-despues-2")).toBe("antes-despues-2");
  expect(slugify(`${"a".repeat(179)} b`)).toBe("a".repeat(179));
  expect(slugify("—".repeat(100_000))).toBe("");
});

it("leaves the fragments of headings as links from elsewhere name them", () => {
  expect(slugAsFirst("Antes—después, ½ ﬁnca")).toBe("antesdespues-nca");
});
