import { slugify, slugifyOriginal } from "./slug";

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
])("turns the title «%s» into the slug %s", (title, slug) => expect(slugify(title)).toBe(slug));

it.each([
  ["Reforma integral en Chamberí", "reforma-integral-en-chamberi"],
  ["L'Eixample: ¡luz & sombra!", "leixample-luz-sombra"],
  ["  -- Piso  - dos --", "piso-dos"],
  ["3.500 € de_obra", "3500-deobra"],
  ["中文 №", "no"],
  ["¿?", ""],
])("follows the specification's rule: «%s» becomes «%s»", (title, slug) => expect(slugify(title)).toBe(slug));

it("leaves a slug unchanged, and cuts it at 180 characters", () => {
  expect(slugify("antes-despues-2")).toBe("antes-despues-2");
  expect(slugify(`${"a".repeat(179)} b`)).toBe("a".repeat(179));
  expect(slugify("—".repeat(100_000))).toBe("");
});

it("keeps the original rule for fragments of headings, which other sites link to", () => {
  expect(slugifyOriginal("Antes—después, ½ ﬁnca")).toBe("antesdespues-nca");
});
