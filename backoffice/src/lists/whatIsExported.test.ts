import { whatIsExported } from "./whatIsExported";

const known = { category: { residencial: "Residencial" }, open: { true: "Por contestar" } };
const words = { one: "consulta", many: "consultas" };
const said = (filter: object, shown = 17) => whatIsExported(filter, { shown, all: 1040 }, known, words);

test("says how many of how many, and which search and filters left them", () => {
  expect(said({ category: "residencial", q: "ana", open: true })).toBe(
    "17 de 1.040: «ana», Residencial, Por contestar",
  );
});

test("says so of a filter that came with an address and has no name here", () => {
  expect(said({ before: "2026-01-01" })).toBe("17 de 1.040: otro filtro");
});

test("says that it is everything when nothing narrows the list", () => {
  expect([said({}, 1040), said({}, 1)]).toEqual(["1.040 consultas", "1 consulta"]);
});
