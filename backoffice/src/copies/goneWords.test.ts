import { goneWords } from "./goneWords";

const copy = { base: 3 };
const live = { version: 4, updatedBy: "Programación", updatedAt: "2026-11-25T02:00:00.000Z", status: "published" };
const titleOf = (changes: Partial<typeof live>) => goneWords({ ...live, ...changes }, copy).title;

test("of a copy that was published at its moment it is said that it was the clock", () => {
  expect(titleOf({})).toBe("La copia de trabajo se publicó a su hora mientras editabas");
});

test("what somebody published, discarded or saved since is not said to be the clock's", () => {
  // Discarded: what the clock did before the copy began is still the last thing.
  const others = [{ updatedBy: "Eva" }, { version: 3 }, { status: "draft" }];
  for (const other of others) expect(titleOf(other)).toBe("La copia de trabajo ya no está");
});
