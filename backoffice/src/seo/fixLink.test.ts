import { fixLink } from "./fixLink";

const one = { lang: "ca", path: "/ca/sobre-mi", problem: "titleLong" } as const;

it("links each problem to the form that fixes it, at the right part and language", () => {
  expect(fixLink({ ...one, kind: "project", recordId: 3 })).toBe("/projects/3/edit?idioma=ca#buscadores");
  expect(fixLink({ ...one, kind: "post", recordId: 4, problem: "altMissing" })).toBe("/blog/4/edit");
  expect(fixLink({ ...one, kind: "page", recordId: 2 })).toBe("/visibilidad/2?idioma=ca#buscadores");
  expect(fixLink({ ...one, kind: "page", recordId: 2, path: "/sobre-mi", problem: "altMissing" })).toBe("/pages/about");
  expect(fixLink({ ...one, kind: "category", recordId: "obra-menor" })).toBe("/categorias/obra-menor");
});
