import { buildDuration, formatSize, plural } from "./formats";

it("words the duration of a build, however short", () => {
  const took = (ms: number) =>
    buildDuration({ startedAt: new Date(0).toISOString(), finishedAt: new Date(ms).toISOString() });
  expect([20, 99, 100, 2640, 75_000].map(took)).toEqual([
    "menos de 0,1 s",
    "menos de 0,1 s",
    "0,1 s",
    "2,6 s",
    "1 min 15 s",
  ]);
});

it("groups digits from four on, and chooses the unit of a file size", () => {
  expect([1, 2500].map((count) => plural(count, "fila", "filas"))).toEqual(["1 fila", "2.500 filas"]);
  expect([379_200, 2_440_000].map(formatSize)).toEqual(["380 kB", "2,4 MB"]);
});
