import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (lang: string, file: string): object => JSON.parse(readFileSync(join(__dirname, lang, file), "utf8"));
const keysIn = (words: object, path = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" ? keysIn(value, `${path}${key}.`) : [`${path}${key}`],
  );
const valuesIn = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === "object" ? valuesIn(value) : [String(value)]));
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(([mark]) => mark).sort();

const files = readdirSync(join(__dirname, "es")).sort();

test("every language has the same files", () => {
  for (const lang of ["ca", "en"]) expect(readdirSync(join(__dirname, lang)).sort()).toEqual(files);
});

test.each(files)("%s says the same things in every language, with nothing empty", (file) => {
  const spanish = read("es", file);
  for (const lang of ["ca", "en"]) {
    const words = read(lang, file);
    expect(keysIn(words)).toEqual(keysIn(spanish));
    expect(valuesIn(words).every((value) => value.trim() !== "")).toBe(true);
    expect(valuesIn(words).map(placeholders)).toEqual(valuesIn(spanish).map(placeholders));
  }
});

test("no built-in sentence names the city of one studio", () => {
  const texts = ["es", "ca", "en"].flatMap((lang) => files.flatMap((file) => valuesIn(read(lang, file))));
  expect(texts.filter((text) => text.includes("Madrid"))).toEqual([]);
});
