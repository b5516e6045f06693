import { canonical } from "./fresh";

it("equates records regardless of the order of fields and of null fields", () => {
  const prebuilt = { title: "a", items: [{ title: "x", image: null }], media: { "/m.jpg": { width: 1, height: 2 } } };
  const answer = { media: { "/m.jpg": { height: 2, width: 1 } }, items: [{ title: "x" }], title: "a" };
  expect(canonical(answer)).toBe(canonical(prebuilt));
  expect(canonical({ ...answer, title: "b" })).not.toBe(canonical(prebuilt));
  expect(canonical({ ...answer, items: [] })).not.toBe(canonical(prebuilt));
});

it("respects the order of lists", () => {
  expect(canonical(["x", "y"])).not.toBe(canonical(["y", "x"]));
});
