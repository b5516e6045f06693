import { canonical } from "./fresh";

test("a fresh answer is the prebuilt record's equal whatever the order of its fields, and whatever is left out", () => {
  const prebuilt = { title: "a", items: [{ title: "x", image: null }], media: { "/m.jpg": { width: 1, height: 2 } } };
  const answer = { media: { "/m.jpg": { height: 2, width: 1 } }, items: [{ title: "x" }], title: "a" };
  expect(canonical(answer)).toBe(canonical(prebuilt));
  expect(canonical({ ...answer, title: "b" })).not.toBe(canonical(prebuilt));
  expect(canonical({ ...answer, items: [] })).not.toBe(canonical(prebuilt));
});

test("the order of a list counts", () => {
  expect(canonical(["x", "y"])).not.toBe(canonical(["y", "x"]));
});
