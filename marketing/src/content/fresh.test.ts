import { cutTo } from "./fresh";

test("an answer is cut to the fields the page was built with", () => {
  const built = { title: "a", items: [{ title: "x", image: null }], media: {} };
  const answer = {
    id: 1,
    title: "b",
    items: [{ title: "y", extra: 1 }],
    media: { "/m.jpg": { width: 1 } },
    status: "published",
  };
  expect(cutTo(built, answer)).toEqual({
    title: "b",
    items: [{ title: "y", image: null }],
    media: { "/m.jpg": { width: 1 } },
  });
});

test("lists may grow, shrink or start empty", () => {
  expect(cutTo([], [{ a: 1 }])).toEqual([{ a: 1 }]);
  expect(cutTo([{ a: 0 }], [{ a: 1, b: 2 }, { a: 3 }])).toEqual([{ a: 1 }, { a: 3 }]);
  expect(cutTo(["x"], ["y", "z"])).toEqual(["y", "z"]);
});
