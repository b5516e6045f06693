import { missingCopyTexts } from "./missingCopyTexts";

const copy = { base: 3 };
const live = { version: 4, updatedBy: "Programación", updatedAt: "2026-11-25T02:00:00.000Z", status: "published" };
const titleOf = (changes: Partial<typeof live>) => missingCopyTexts({ ...live, ...changes }, copy).title;

it("says that a copy was published on schedule", () => {
  expect(titleOf({})).toBe("La copia de trabajo se publicó a su hora mientras editabas");
});

it("does not blame the schedule when a person published, discarded or saved", () => {
  // After a discard, the last change of the record may still be a scheduled one from before the copy.
  const others = [{ updatedBy: "Eva" }, { version: 3 }, { status: "draft" }];
  for (const other of others) expect(titleOf(other)).toBe("La copia de trabajo ya no está");
});
