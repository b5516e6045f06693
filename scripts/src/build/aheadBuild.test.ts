import { testSnapshot } from "../../testing/site";
import { onlyAddsOrEdits } from "./aheadBuild";

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
