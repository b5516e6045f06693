import { isolated } from "./invisible";

it("leaves names written from left to right as they are", () => {
  for (const name of ["Ana Ruiz", "Łódź 3", "山田太郎", ""]) expect(isolated(name)).toBe(name);
});

it("encloses a name in Hebrew or Arabic, so that a number after it stays after it", () => {
  for (const name of ["דוד", "محمد 3"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it("removes the controls of a name that was stored with them, also unpaired ones", () => {
  expect(isolated("\u202Egnp.onalp")).toBe("\u2068gnp.onalp\u2069");
  expect(isolated("\u2069ana\u2067")).toBe("\u2068ana\u2069");
});
