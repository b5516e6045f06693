import { blankSection, isUnwritten } from "./blank";
import { anchorsOf } from "./destinations";

const philosophy = blankSection("philosophy");

it("counts a section as unwritten while it holds no more than its default title, in any language", () => {
  expect(isUnwritten(philosophy)).toBe(true);
  expect(isUnwritten({ ...philosophy, title: "" })).toBe(true);
  expect(isUnwritten({ ...philosophy, title: "Menos" })).toBe(false);
  expect(isUnwritten({ ...philosophy, translations: { ca: { title: "Menys" } } })).toBe(false);
  expect(isUnwritten({ ...philosophy, translations: { ca: { items: [{ title: "" }] }, en: {} } })).toBe(true);
  expect(isUnwritten({ ...philosophy, image: "/media/a.jpg" })).toBe(false);
  expect(isUnwritten({ ...philosophy, items: [{ title: "Luz", text: "" }] })).toBe(false);
  expect(isUnwritten({ ...philosophy, items: [{ title: "", text: "" }] })).toBe(true);
});

it("offers no anchor to a section that is unwritten and therefore hidden", () => {
  expect(anchorsOf("about", [philosophy])).not.toHaveProperty("filosofia");
  expect(anchorsOf("about", [{ ...philosophy, description: "Menos" }])).toHaveProperty("filosofia");
  expect(anchorsOf("about", [{ ...philosophy, title: "Menos" }])).not.toHaveProperty("filosofia");
  const steps = { ...blankSection("about"), items: [{ title: "Consulta", text: "" }] };
  expect(anchorsOf("about", [steps])).not.toHaveProperty("historia");
  const rooms = { ...blankSection("gallery"), items: [{ title: "Salón", text: "" }] };
  expect(anchorsOf("residential", [rooms])).not.toHaveProperty("galeria");
  const press = { ...blankSection("press"), title: "Premios", items: [{ title: "", text: "" }] };
  expect(anchorsOf("about", [press])).not.toHaveProperty("prensa");
});
