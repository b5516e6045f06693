import { describeExport } from "./describeExport";

const known = { category: { residencial: "Residencial" }, open: { true: "Por contestar" } };
const words = { one: "consulta", many: "consultas" };
const said = (filter: object, shown = 17) => describeExport(filter, { shown, all: 1040 }, known, words);

it("says how many records the search and the filters leave", () => {
  expect(said({ category: "residencial", q: "ana", open: true })).toBe(
    "17 de 1.040: «ana», Residencial, Por contestar",
  );
});

it("mentions a filter that has no label", () => {
  expect(said({ before: "2026-01-01" })).toBe("17 de 1.040: otro filtro");
});

it("says that everything is exported when there is no filter", () => {
  expect([said({}, 1040), said({}, 1)]).toEqual(["1.040 consultas", "1 consulta"]);
});
