import { changedFields, holds, sameValue, writable } from "./values";

test("only what changed is sent", () => {
  const before = { id: 3, version: 7, title: "Ático", featured: false, results: ["uno"] };
  expect(changedFields(before, { ...before, title: "Ático en Retiro" })).toEqual({ title: "Ático en Retiro" });
});

test("an untouched empty translation is no change", () => {
  const before = { title: "a", translations: {} };
  expect(changedFields(before, { title: "a", translations: { ca: { title: null, results: [] }, en: {} } })).toEqual({});
});

test("a translation that was emptied is a change, and is sent empty", () => {
  const before = { translations: { ca: { title: "Àtic" } } };
  expect(changedFields(before, { translations: { ca: { title: "" } } })).toEqual({
    translations: { ca: { title: "" } },
  });
});

test("blank lines of a list are not sent, nulls only where they mean something", () => {
  expect(writable({ id: 1, results: ["uno", " ", ""], surface: null, publishAt: null })).toEqual({
    results: ["uno"],
    surface: "",
    publishAt: null,
  });
});

test("the order of keys does not matter", () => {
  expect(sameValue({ ca: { a: 1, b: 2 } }, { ca: { b: 2, a: 1 } })).toBe(true);
});

test("objects in lists are compared by what they hold", () => {
  expect(sameValue([{ title: "a" }], [{ title: "b" }])).toBe(false);
});

test("what is stored already is known as that, whoever saved it", () => {
  const stored = { id: 3, version: 8, title: "Ático", results: ["uno"], summary: "" };
  expect(holds(stored, { id: 3, version: 7, title: "Ático", results: ["uno", ""], summary: null })).toBe(true);
  expect(holds(stored, { ...stored, title: "Otro" })).toBe(false);
});
