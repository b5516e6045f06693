import { fileSize, refusedOf, together } from "./files";

const file = (name: string, type = "image/jpeg", size = 1000) =>
  Object.defineProperty(new File([], name, { type, lastModified: 1 }), "size", { value: size });
const named = (files: File[]) => files.map(({ name }) => name);
const refusals = (files: File[]) => [...refusedOf(files)].map(([{ name }, reason]) => `${name}: ${reason}`);

test("what is too large, empty, of another kind or more than five is refused, each for its reason", () => {
  const many = ["1", "2", "3", "4", "5", "6"].map((name) => file(name));
  expect(refusals(many.slice(0, 5))).toEqual([]);
  expect(refusals(many)).toEqual(["6: many"]);
  expect(refusals([file("a", "", 10_485_760), file("b", "text/plain"), file("c", "image/png", 10_485_761)])).toEqual([
    "b: kind",
    "c: large",
  ]);
  expect(refusals([file("a", "image/jpeg", 0), file("b")])).toEqual(["a: empty"]);
});

test("choosing again adds to what was chosen, each once", () => {
  expect(named(together([file("a"), file("b")], [file("b"), file("c")]))).toEqual(["a", "b", "c"]);
  expect(named(together([file("image.jpg")], [file("image.jpg", "image/jpeg", 2000)]))).toHaveLength(2);
});

test("a size is said so that what is over 10 MB is seen to be", () => {
  expect([1, 340_000, 1_572_864, 10_485_760, 10_485_761].map(fileSize)).toEqual([
    ...["1\u00a0kB", "333\u00a0kB", "1,5\u00a0MB", "10\u00a0MB", "10,1\u00a0MB"],
  ]);
});
