import { z } from "zod";
import { id, moment } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { districts, kinds } from "./options";

/** The price table as stored and edited. `estimate.ts` documents each figure. */
const euros = z.int().min(0).max(100_000);
const percentage = z.number().min(0).max(100);
/** From 0 to 100: see `Rates`. */
const difficulty = z.int().min(0).max(100);

const kindRates = z
  .strictObject({ fixed: euros, worksLow: euros, worksHigh: euros, furnitureLow: euros, furnitureHigh: euros })
  .refine(({ worksLow, worksHigh }) => worksLow <= worksHigh, {
    path: ["worksHigh"],
    message: messages.rangeOrder,
  })
  .refine(({ furnitureLow, furnitureHigh }) => furnitureLow <= furnitureHigh, {
    path: ["furnitureHigh"],
    message: messages.rangeOrder,
  });

export const rates = z.strictObject({
  kinds: z.record(z.enum(keysOf(kinds)), kindRates),
  fees: z
    .strictObject({ low: percentage, high: percentage })
    .refine(({ low, high }) => low <= high, { path: ["high"], message: messages.rangeOrder }),
  taxes: percentage,
  contingency: percentage,
  contingencyOld: percentage,
  districts: z.record(z.enum(keysOf(districts)), difficulty),
});

const each = <V>(options: object, value: V) => Object.fromEntries(Object.keys(options).map((key) => [key, value]));

/** Prices of a studio that has entered none. The calculator then offers nothing. */
export const emptyRates = rates.parse({
  kinds: each(kinds, { fixed: 0, worksLow: 0, worksHigh: 0, furnitureLow: 0, furnitureHigh: 0 }),
  fees: { low: 0, high: 0 },
  taxes: 0,
  contingency: 0,
  contingencyOld: 0,
  districts: each(districts, 0),
});

export const pricesInput = z.strictObject({ rates }).partial();

/** The public part: a result names the version it was calculated with. */
export const publicPrices = z.object({ version: z.int(), rates });
export type PublicPrices = z.infer<typeof publicPrices>;

export const prices = z.object({
  id,
  rates,
  updatedAt: moment,
  updatedBy: z.string(),
  /** Increases with every save that changes a price. */
  version: z.int(),
});
export type PriceTable = z.infer<typeof prices>;
