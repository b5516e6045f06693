import { blankSection, isUnwritten } from "./blank";
import { anchorsOf } from "./destinations";

const philosophy = blankSection("philosophy");

test("a section is written once it says more than the title it is stored with at first; emptied it is not any more", () => {
  expect(isUnwritten(philosophy)).toBe(true);
  expect(isUnwritten({ ...philosophy, title: "" })).toBe(true);
  expect(isUnwritten({ ...philosophy, title: "Menos" })).toBe(false);
  expect(isUnwritten({ ...philosophy, image: "/media/a.jpg" })).toBe(false);
  expect(isUnwritten({ ...philosophy, items: [{ title: "Luz", text: "" }] })).toBe(false);
  expect(isUnwritten({ ...philosophy, items: [{ title: "", text: "" }] })).toBe(true);
});

test("a link may lead to what stands on the page: nothing stands where nobody has written", () => {
  expect(anchorsOf("about", [philosophy])).not.toHaveProperty("filosofia");
  expect(anchorsOf("about", [{ ...philosophy, description: "Menos" }])).toHaveProperty("filosofia");
  const press = { ...blankSection("press"), title: "Premios", items: [{ title: "", text: "" }] };
  expect(anchorsOf("about", [press])).not.toHaveProperty("prensa");
});
