import { contested, merged } from "./merging";

const began = {
  kinds: { oficina: { fixed: 900, worksLow: 500 }, tienda: { fixed: 800, worksLow: 400 } },
  fees: { low: 8, high: 12 },
};
const tienda = { ...began.kinds.tienda, fixed: 850 };

it("keeps the prices each person changed in a table", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  const stored = { ...began, kinds: { ...began.kinds, oficina: { fixed: 950, worksLow: 500 } } };
  expect(merged(began, mine, stored)).toEqual({ ...began, kinds: { oficina: stored.kinds.oficina, tienda } });
  expect(contested([began, mine, stored], "rates")).toEqual([]);
});

it("reports a price that both changed, and keeps mine", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  const stored = { kinds: { ...began.kinds, tienda: { fixed: 870, worksLow: 450 } }, fees: { low: 9, high: 12 } };
  expect(merged(began, mine, stored)).toEqual({
    ...stored,
    kinds: { ...stored.kinds, tienda: { fixed: 850, worksLow: 450 } },
  });
  expect(contested([began, mine, stored], "rates")).toEqual(["rates.kinds.tienda.fixed"]);
});

it("reports no conflict where both made the same change", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  expect(contested([began, mine, structuredClone(mine)], "rates")).toEqual([]);
});

it("keeps translations of different texts, and an emptied text stays empty", () => {
  const before = { ca: { title: "Àtic", summary: "Un pis" } };
  const stored = { ...before, en: { title: "Penthouse" } };
  expect(merged(before, { ca: { title: "Àtic", summary: "" } }, stored)).toEqual({
    ca: { title: "Àtic", summary: "" },
    en: { title: "Penthouse" },
  });
});

it("treats a list as a single value and keeps mine if I changed it", () => {
  const [before, mine, stored] = [["uno"], ["uno", "dos"], ["tres"]];
  expect(merged(before, mine, stored)).toEqual(mine);
  expect(contested([before, mine, stored], "results")).toEqual(["results"]);
});
