import { asBefore, isSameText } from "./asBefore";

describe("what did not change since the last snapshot", () => {
  const before = () => ({
    revision: 1,
    settings: { phone: "91", hours: ["9", "18"] },
    projects: [
      { id: 1, title: "Casa", media: { a: { width: 1 } } },
      { id: 2, title: "Piso", media: {} },
    ],
  });

  it("is the same object again; what changed is as it is now", () => {
    const one = before();
    const now = { ...before(), revision: 2 };
    now.projects[1] = { id: 2, title: "Ático", media: {} };
    const kept = asBefore(one, structuredClone(now));
    expect(kept).toEqual(now);
    expect(kept.settings).toBe(one.settings);
    expect(kept.projects[0]).toBe(one.projects[0]);
    expect(kept.projects[1]).not.toBe(one.projects[1]);
    expect(kept.projects[1]?.media).toBe(one.projects[1]?.media);
  });

  it("is found by its id where a list has another order, a new record or one less", () => {
    const one = before();
    const now = before();
    now.projects = [{ id: 3, title: "Nueva", media: {} }, ...now.projects.reverse()];
    const kept = asBefore(one, now);
    expect(kept.projects.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(kept.projects[1]).toBe(one.projects[1]);
    expect(kept.projects[2]).toBe(one.projects[0]);
    const less = asBefore(one, { ...before(), projects: before().projects.slice(1) });
    expect(less.projects).toEqual([one.projects[1]]);
  });

  it("leaves what was before untouched", () => {
    const one = before();
    asBefore(one, { ...before(), settings: { phone: "93", hours: [] } });
    expect(one).toEqual(before());
  });

  it.each([
    ["a field more", { a: 1 }, { a: 1, b: undefined }],
    ["a field less", { a: 1, b: 2 }, { a: 1 }],
    ["another order, which is another text", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["a list in the place of an object", { 0: "a" }, ["a"]],
    ["nothing in the place of something", { a: { b: 1 } }, { a: null }],
    ["a shorter list", [1, 2], [1]],
    ["another depth", { a: [{ b: [1] }] }, { a: [{ b: [2] }] }],
  ])("is not %s", (_, one, other) => {
    expect(isSameText(one, other)).toBe(false);
    expect(asBefore<unknown>(one, structuredClone(other))).toEqual(other);
    expect(JSON.stringify(asBefore<unknown>(one, structuredClone(other)))).toBe(JSON.stringify(other));
  });
});
