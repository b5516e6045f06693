import { keysOf } from "../rules/keys";
import { calculatorPath, readAnswers } from "./address";
import { estimate, type Prices, parts, pricedKinds } from "./estimate";
import { money, moneyRange } from "./money";
import { type Answers, placeStates, qualities } from "./options";
import { emptyRates } from "./prices";

const flat = { fixed: 10_000, worksLow: 900, worksHigh: 1500, furnitureLow: 100, furnitureHigh: 400 };
const prices: Prices = {
  version: 7,
  rates: {
    kinds: { ...emptyRates.kinds, vivienda: flat, cocina: flat },
    fees: { low: 8, high: 12 },
    taxes: 5,
    contingency: 10,
    contingencyOld: 15,
    districts: { ...emptyRates.districts, centro: 100 },
  },
};
const easy: Answers = { kind: "vivienda", m2: 100, state: "bueno", quality: "sencilla", district: "otro" };
const hard: Answers = { ...easy, state: "malo", quality: "alta", district: "centro" };

it("matches an estimate worked out by hand", () => {
  // Position: 0.5 · 0.5 (regular) + 0.35 · 0.5 (media) = 0.425, which leaves 0.255 to 0.655 of the range.
  const found = estimate(prices, { ...easy, state: "regular", quality: "media" });
  expect(found.version).toBe(7);
  expect(found.parts.works).toEqual({ low: 115_300, high: 139_300 });
  // Position 0.5 leaves 0.3 to 0.7.
  expect(found.parts.furniture).toEqual({ low: 19_000, high: 31_000 });
  expect(found.parts.fees).toEqual({ low: 9_200, high: 16_700 });
  expect(found.parts.taxes).toEqual({ low: 5_800, high: 7_000 });
  expect(found.parts.contingency).toEqual({ low: 11_500, high: 13_900 });
  expect(found.total).toEqual({ low: 160_800, high: 207_900 });
});

it("starts at the table's lowest price for the easiest job and ends at its highest for the hardest", () => {
  expect(estimate(prices, easy).parts.works.low).toBe(100_000);
  expect(estimate(prices, hard).parts.works.high).toBe(160_000);
});

it("returns ordered ranges in whole hundreds that add up, within the easiest and hardest jobs, for every answer", () => {
  for (const state of keysOf(placeStates))
    for (const quality of keysOf(qualities))
      for (const district of ["otro", "centro"] as const)
        for (const m2 of [3, 80, 2000]) {
          const { parts: found, total } = estimate(prices, { kind: "cocina", state, quality, district, m2 });
          const [least, most] = [easy, hard].map((one) => estimate(prices, { ...one, m2 }).parts.works);
          expect(parts.filter((part) => found[part].low > found[part].high)).toEqual([]);
          for (const end of ["low", "high"] as const) {
            expect(total[end]).toBe(parts.reduce((sum, part) => sum + found[part][end], 0));
            expect(total[end] % 100).toBe(0);
            expect(found.works[end]).toBeGreaterThanOrEqual(least?.[end] ?? Number.NaN);
            expect(found.works[end]).toBeLessThanOrEqual(most?.[end] ?? Number.NaN);
          }
        }
});

it("offers only kinds of work that have a price", () => {
  expect(pricedKinds(prices)).toEqual(["vivienda", "cocina"]);
  expect(pricedKinds({ version: 1, rates: emptyRates })).toEqual([]);
});

it("sets a higher contingency for buildings from before 1940", () => {
  const { works, contingency } = estimate(prices, { ...hard, state: "antiguo" }).parts;
  expect(contingency.high).toBe(Math.round((works.high * 0.15) / 100) * 100);
});

it("reads back the answers it wrote to a URL", () => {
  const path = calculatorPath(hard);
  expect(path).toBe("/calculadora?tipo=vivienda&m2=100&estado=malo&calidad=alta&distrito=centro");
  expect(readAnswers(new URLSearchParams(path.split("?")[1]))).toEqual({ given: hard, answers: hard, wrong: [] });
});

it("treats missing parameters as unanswered and invalid ones as wrong", () => {
  const read = (query: string) => readAnswers(new URLSearchParams(query));
  expect(read("utm_source=x")).toEqual({ given: {}, answers: undefined, wrong: [] });
  expect(read("tipo=cocina")).toEqual({ given: { kind: "cocina" }, answers: undefined, wrong: [] });
  expect(read("tipo=castillo&m2=0&estado=toString&calidad=").wrong).toEqual(["kind", "m2", "state", "quality"]);
  for (const m2 of ["1.000", "1,000", "1 000", "1000 m2", "1.000 m²", "1000m"])
    expect(read(`m2=${m2}`).given).toEqual({ m2: 1000 });
  for (const m2 of ["2", "1.5", "1.00", "12.345", "m2", "2001", "1e2", "80.5", "-80", " "])
    expect(read(`m2=${m2}`).wrong).toEqual(["m2"]);
});

it("formats amounts by the conventions of each language", () => {
  expect(money(1200, "es")).toBe("1.200\u00a0€");
  expect(moneyRange({ low: 98_000, high: 1_240_000 }, "ca")).toBe("98.000\u00a0–\u00a01.240.000\u00a0€");
  expect(moneyRange({ low: 98_000, high: 124_000 }, "en")).toBe("€98,000–€124,000");
  expect(moneyRange({ low: 500, high: 500 }, "en")).toBe("€500");
});
