import { rowsOf } from "./rows";

it("fills every row for any number of cards", () => {
  expect([1, 2, 3, 4, 5, 7].map((count) => rowsOf(count, [3]).join(""))).toEqual([
    "1",
    "22",
    "333",
    "2222",
    "33322",
    "3332222",
  ]);
  expect([3, 5, 6, 8].map((count) => rowsOf(count, [2, 3]).join(""))).toEqual(["333", "22333", "222222", "22333333"]);
  for (let count = 2; count < 40; count++)
    for (const rhythm of [[3], [2, 3]]) {
      const rows = rowsOf(count, rhythm);
      expect(rows).toHaveLength(count);
      expect(rows).not.toContain(1);
    }
});
