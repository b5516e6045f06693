import { testSnapshot } from "../../../testing/site";
import { onlyAddsOrEdits, onlyChanged } from "./aheadBuild";

const two = [
  { slug: "casa", title: "Casa", id: 1 },
  { slug: "patio", title: "Patio", id: 2 },
];

describe("what a build started ahead may end with", () => {
  it.each([
    ["the same", two, true],
    ["other words", [{ ...two[0], title: "Otra" }, two[1]], true],
    ["one more", [...two, { slug: "cal", title: "Cal", id: 3 }], true],
    ["one withdrawn", [two[0]], false],
    ["another address", [two[0], { ...two[1], slug: "atrio" }], false],
    ["another record at an address", [two[0], { ...two[1], id: 9 }], false],
  ])("%s", (_, projects, may) => {
    expect(onlyAddsOrEdits(testSnapshot(1, two), testSnapshot(2, projects as typeof two))).toBe(may);
  });
});

it("gets what changed, and nothing else", () => {
  const third = { slug: "cal", title: "Cal", id: 3 };
  const next = testSnapshot(2, [third, { ...two[0], title: "Otra" } as (typeof two)[0], two[1] as (typeof two)[0]]);
  const { revision, settings, content } = onlyChanged(testSnapshot(1, two), next);
  expect([revision, settings]).toEqual([2, next.settings]);
  expect(content.en.projects.map(({ title }) => title)).toEqual(["Cal", "Otra"]);
  expect(onlyChanged(next, next).content.es.projects).toEqual([]);
});
