import { changedFields, isStored, sameValue, writable } from "./values";

it("sends only changed fields", () => {
  const before = { id: 3, version: 7, title: "Ático", featured: false, results: ["uno"] };
  expect(changedFields(before, { ...before, title: "Ático en Retiro" })).toEqual({ title: "Ático en Retiro" });
});

it("ignores an untouched empty translation", () => {
  const before = { title: "a", translations: {} };
  expect(changedFields(before, { title: "a", translations: { ca: { title: null, results: [] }, en: {} } })).toEqual({});
});

it("sends a cleared translation as empty", () => {
  const before = { translations: { ca: { title: "Àtic" } } };
  expect(changedFields(before, { translations: { ca: { title: "" } } })).toEqual({
    translations: { ca: { title: "" } },
  });
});

it("drops blank lines of lists, and keeps null only where it has a meaning", () => {
  expect(writable({ id: 1, results: ["uno", " ", ""], surface: null, publishAt: null })).toEqual({
    results: ["uno"],
    surface: "",
    publishAt: null,
  });
});

it("ignores the order of keys", () => {
  expect(sameValue({ ca: { a: 1, b: 2 } }, { ca: { b: 2, a: 1 } })).toBe(true);
});

it("compares objects in lists by value", () => {
  expect(sameValue([{ title: "a" }], [{ title: "b" }])).toBe(false);
});

it("recognises values that are already stored, whatever the version", () => {
  const stored = { id: 3, version: 8, title: "Ático", results: ["uno"], summary: "" };
  expect(isStored(stored, { id: 3, version: 7, title: "Ático", results: ["uno", ""], summary: null })).toBe(true);
  expect(isStored(stored, { ...stored, title: "Otro" })).toBe(false);
});
