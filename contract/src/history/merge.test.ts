import { findConflicts, mergeValues } from "./merge";

const base = {
  kinds: { oficina: { fixed: 900, worksLow: 500 }, tienda: { fixed: 800, worksLow: 400 } },
  fees: { low: 8, high: 12 },
};
const tienda = { ...base.kinds.tienda, fixed: 850 };

it("keeps the prices each person changed in a table", () => {
  const mine = { ...base, kinds: { ...base.kinds, tienda } };
  const stored = { ...base, kinds: { ...base.kinds, oficina: { fixed: 950, worksLow: 500 } } };
  expect(mergeValues(base, mine, stored)).toEqual({ ...base, kinds: { oficina: stored.kinds.oficina, tienda } });
  expect(findConflicts([base, mine, stored], "rates")).toEqual([]);
});

it("reports a price that both changed, and keeps mine", () => {
  const mine = { ...base, kinds: { ...base.kinds, tienda } };
  const stored = { kinds: { ...base.kinds, tienda: { fixed: 870, worksLow: 450 } }, fees: { low: 9, high: 12 } };
  expect(mergeValues(base, mine, stored)).toEqual({
    ...stored,
    kinds: { ...stored.kinds, tienda: { fixed: 850, worksLow: 450 } },
  });
  expect(findConflicts([base, mine, stored], "rates")).toEqual(["rates.kinds.tienda.fixed"]);
});

it("reports no conflict where both made the same change", () => {
  const mine = { ...base, kinds: { ...base.kinds, tienda } };
  expect(findConflicts([base, mine, structuredClone(mine)], "rates")).toEqual([]);
});

it("keeps translations of different texts, and an emptied text stays empty", () => {
  const before = { ca: { title: "Àtic", summary: "Un pis" } };
  const stored = { ...before, en: { title: "Penthouse" } };
  expect(mergeValues(before, { ca: { title: "Àtic", summary: "" } }, stored)).toEqual({
    ca: { title: "Àtic", summary: "" },
    en: { title: "Penthouse" },
  });
});

it("treats a list as a single value and keeps mine if I changed it", () => {
  const [before, mine, stored] = [["uno"], ["uno", "dos"], ["tres"]];
  expect(mergeValues(before, mine, stored)).toEqual(mine);
  expect(findConflicts([before, mine, stored], "results")).toEqual(["results"]);
});
