import { type Answers, type Kind, keysOfKinds, type PlaceState, type Quality } from "./options";

/** Rates of a kind of work, before VAT. `fixed` in euros regardless of size; the others in euros per square metre. */
export type KindRates = {
  fixed: number;
  worksLow: number;
  worksHigh: number;
  furnitureLow: number;
  furnitureHigh: number;
};
/**
 * A price table. Percentages apply to the building work.
 * `districts`: difficulty from 0 (easy access, recent buildings) to 100 (listed, narrow, no lift).
 */
export type Rates = {
  kinds: Record<Kind, KindRates>;
  fees: { low: number; high: number };
  taxes: number;
  contingency: number;
  /** For buildings from before 1940. */
  contingencyOld: number;
  districts: Record<Answers["district"], number>;
};
export type Prices = { version: number; rates: Rates };

export const parts = ["works", "furniture", "fees", "taxes", "contingency"] as const;
export type Part = (typeof parts)[number];
export type Range = { low: number; high: number };
/** In euros before VAT; the total is the sum of its parts. `version` names the price table. */
export type Estimate = { version: number; parts: Record<Part, Range>; total: Range };

/** How far each answer moves the price within the table's range. The state of the place counts most. */
const weights = { state: 0.5, quality: 0.35, district: 0.15 };
const statePosition: Record<PlaceState, number> = { bueno: 0, regular: 0.5, malo: 1, antiguo: 1 };
const qualityPosition: Record<Quality, number> = { sencilla: 0, media: 0.5, alta: 1 };
/** Share of the table's range kept between the two figures, for what only a visit can tell. */
const openShare = 0.4;
/** To the nearest hundred euros: more digits would suggest a false precision. */
const roundToHundreds = (euros: number) => Math.round(euros / 100) * 100;

/** Narrow a range around a position from 0 (its low end) to 1 (its high end), never beyond its ends. */
function narrowRange({ low, high }: Range, position: number): Range {
  const begin = position * (1 - openShare);
  const at = (share: number) => low + (high - low) * share;
  return { low: at(begin), high: at(begin + openShare) };
}

const percentOf = ({ low, high }: Range, lowShare: number, highShare = lowShare): Range => ({
  low: roundToHundreds((low * lowShare) / 100),
  high: roundToHundreds((high * highShare) / 100),
});
const scaleRange = ({ low, high }: Range, factor: number, more = 0): Range => ({
  low: roundToHundreds(more + low * factor),
  high: roundToHundreds(more + high * factor),
});

/**
 * Estimate the cost of a job from a price table. The answers narrow the table's range and never leave it.
 * The easiest job in simple materials starts at the table's lowest price; the hardest in the best ends at its highest.
 * @returns amounts in whole hundreds of euros, without VAT
 */
export function estimate({ version, rates }: Prices, answers: Answers): Estimate {
  const { kind, m2, state, quality, district } = answers;
  const { fixed, worksLow, worksHigh, furnitureLow, furnitureHigh } = rates.kinds[kind];
  const position =
    weights.state * statePosition[state] +
    weights.quality * qualityPosition[quality] +
    (weights.district * rates.districts[district]) / 100;
  const works = scaleRange(narrowRange({ low: worksLow, high: worksHigh }, position), m2, fixed);
  const furniture = scaleRange(narrowRange({ low: furnitureLow, high: furnitureHigh }, qualityPosition[quality]), m2);
  const found = {
    works,
    furniture,
    fees: percentOf(works, rates.fees.low, rates.fees.high),
    taxes: percentOf(works, rates.taxes),
    contingency: percentOf(works, state === "antiguo" ? rates.contingencyOld : rates.contingency),
  };
  const sum = (end: keyof Range) => parts.reduce((total, part) => total + found[part][end], 0);
  return { version, parts: found, total: { low: sum("low"), high: sum("high") } };
}

/** Return the kinds of work that have a price; the calculator offers no others. */
export const pricedKinds = ({ rates }: Prices): Kind[] =>
  keysOfKinds.filter((kind) => rates.kinds[kind].worksHigh > 0 || rates.kinds[kind].furnitureHigh > 0);
