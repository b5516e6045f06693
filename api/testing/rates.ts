import { emptyRates, type Rates } from "@estudio/contract";

const rates = { fixed: 5000, worksLow: 800, worksHigh: 1600, furnitureLow: 100, furnitureHigh: 400 };

/** Prices for homes and kitchens, and none for anything else. */
export const testRates: Rates = {
  ...emptyRates,
  kinds: { ...emptyRates.kinds, vivienda: rates, cocina: rates },
  fees: { low: 8, high: 12 },
  taxes: 5,
  contingency: 10,
  contingencyOld: 15,
};
