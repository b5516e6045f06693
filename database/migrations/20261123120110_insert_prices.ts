import type { Knex } from "knex";

const kinds = ["vivienda", "habitaciones", "cocina", "bano", "oficina", "tienda", "restaurante", "piloto"];
const districts = [
  "arganzuela",
  "barajas",
  "carabanchel",
  "centro",
  "chamartin",
  "chamberi",
  "ciudad-lineal",
  "fuencarral",
  "hortaleza",
  "latina",
  "moncloa",
  "moratalaz",
  "puente-vallecas",
  "retiro",
  "salamanca",
  "san-blas",
  "tetuan",
  "usera",
  "vicalvaro",
  "villa-vallecas",
  "villaverde",
  "otro",
];
const nothing = { fixed: 0, worksLow: 0, worksHigh: 0, furnitureLow: 0, furnitureHigh: 0 };

/** Empty prices: the calculator does not ask about works without a price. */
export async function up(knex: Knex): Promise<void> {
  const rates = {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, nothing])),
    fees: { low: 0, high: 0 },
    taxes: 0,
    contingency: 0,
    contingencyOld: 0,
    districts: Object.fromEntries(districts.map((district) => [district, 0])),
  };
  const updatedAt = new Date().toISOString();
  await knex("prices").insert({ id: 1, rates: JSON.stringify(rates), updatedAt, updatedBy: "", version: 1 });
}
