import { drawnBrand } from "@estudio/contract";
import type { Settings } from "../content/records";
import { readOf, unwatched, watched } from "./settingsRead";

const settings = { brand: "Estudio", phone: "600", city: "Madrid", ...drawnBrand } as Settings;

test("a page knows what it read of the settings, but not what its footer did", () => {
  const seen = watched(settings);
  expect(readOf(seen)).toEqual([]);
  expect([seen.city, seen.brand, unwatched(seen).phone]).toEqual(["Madrid", "Estudio", "600"]);
  expect(readOf(watched(seen))).toEqual(["brand", "city"]);
});

test.each([
  ["copies them", (all: Settings) => ({ ...all })],
  ["writes them all down, as a shell does", (all: Settings) => JSON.stringify({ settings: all })],
  ["looks which there are", (all: Settings) => Object.keys(all)],
])("whoever %s has read each of them", (_, use) => {
  const seen = watched(settings);
  use(seen);
  expect(readOf(seen)).toEqual(expect.arrayContaining(Object.keys(settings)));
});

test("in the browser nobody watches", () => {
  expect(unwatched(settings)).toBe(settings);
  expect(readOf(settings)).toBeUndefined();
});
