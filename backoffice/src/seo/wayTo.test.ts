import { wayTo } from "./wayTo";

const one = { lang: "ca", path: "/ca/sobre-mi", problem: "titleLong" } as const;

it("links each problem to the form that fixes it, at the right part and language", () => {
  expect(wayTo({ ...one, kind: "project", recordId: 3 })).toBe("/projects/3/edit?idioma=ca#buscadores");
  expect(wayTo({ ...one, kind: "post", recordId: 4, problem: "altMissing" })).toBe("/blog/4/edit");
  expect(wayTo({ ...one, kind: "page", recordId: 2 })).toBe("/visibilidad/2?idioma=ca#buscadores");
  expect(wayTo({ ...one, kind: "page", recordId: 2, path: "/sobre-mi", problem: "altMissing" })).toBe("/pages/about");
  expect(wayTo({ ...one, kind: "category", recordId: "obra-menor" })).toBe("/categorias/obra-menor");
});
