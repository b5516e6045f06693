import { fileSize, findRefusedFiles, mergeFiles } from "./files";

const file = (name: string, type = "image/jpeg", size = 1000) =>
  Object.defineProperty(new File([], name, { type, lastModified: 1 }), "size", { value: size });
const named = (files: File[]) => files.map(({ name }) => name);
const refusals = (files: File[]) => [...findRefusedFiles(files)].map(([{ name }, reason]) => `${name}: ${reason}`);

it("refuses large, empty, unsupported and surplus files, each with its reason", () => {
  const many = ["1", "2", "3", "4", "5", "6"].map((name) => file(name));
  expect(refusals(many.slice(0, 5))).toEqual([]);
  expect(refusals(many)).toEqual(["6: many"]);
  expect(refusals([file("a", "", 10_485_760), file("b", "text/plain"), file("c", "image/png", 10_485_761)])).toEqual([
    "b: kind",
    "c: large",
  ]);
  expect(refusals([file("a", "image/jpeg", 0), file("b")])).toEqual(["a: empty"]);
});

it("adds a second choice to the first without duplicates", () => {
  expect(named(mergeFiles([file("a"), file("b")], [file("b"), file("c")]))).toEqual(["a", "b", "c"]);
  expect(named(mergeFiles([file("image.jpg")], [file("image.jpg", "image/jpeg", 2000)]))).toHaveLength(2);
});

it("rounds file sizes up, so that a file over 10 MB shows as such", () => {
  expect([1, 340_000, 1_572_864, 10_485_760, 10_485_761].map(fileSize)).toEqual([
    ...["1\u00a0kB", "333\u00a0kB", "1,5\u00a0MB", "10\u00a0MB", "10,1\u00a0MB"],
  ]);
});
