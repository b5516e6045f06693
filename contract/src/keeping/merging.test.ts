import { contested, merged } from "./merging";

const began = {
  kinds: { oficina: { fixed: 900, worksLow: 500 }, tienda: { fixed: 800, worksLow: 400 } },
  fees: { low: 8, high: 12 },
};
const tienda = { ...began.kinds.tienda, fixed: 850 };

test("of a price table each keeps the prices they changed", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  const stored = { ...began, kinds: { ...began.kinds, oficina: { fixed: 950, worksLow: 500 } } };
  expect(merged(began, mine, stored)).toEqual({ ...began, kinds: { oficina: stored.kinds.oficina, tienda } });
  expect(contested([began, mine, stored], "rates")).toEqual([]);
});

test("a price that both changed is named, and mine", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  const stored = { kinds: { ...began.kinds, tienda: { fixed: 870, worksLow: 450 } }, fees: { low: 9, high: 12 } };
  expect(merged(began, mine, stored)).toEqual({
    ...stored,
    kinds: { ...stored.kinds, tienda: { fixed: 850, worksLow: 450 } },
  });
  expect(contested([began, mine, stored], "rates")).toEqual(["rates.kinds.tienda.fixed"]);
});

test("what both changed alike is no question", () => {
  const mine = { ...began, kinds: { ...began.kinds, tienda } };
  expect(contested([began, mine, structuredClone(mine)], "rates")).toEqual([]);
});

test("two who translate different texts keep both, and a text that was emptied stays empty", () => {
  const before = { ca: { title: "Àtic", summary: "Un pis" } };
  const stored = { ...before, en: { title: "Penthouse" } };
  expect(merged(before, { ca: { title: "Àtic", summary: "" } }, stored)).toEqual({
    ca: { title: "Àtic", summary: "" },
    en: { title: "Penthouse" },
  });
});

test("a list is one thing: mine, where I changed it", () => {
  const [before, mine, stored] = [["uno"], ["uno", "dos"], ["tres"]];
  expect(merged(before, mine, stored)).toEqual(mine);
  expect(contested([before, mine, stored], "results")).toEqual(["results"]);
});
