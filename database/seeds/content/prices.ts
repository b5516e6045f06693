import type { Rates } from "@estudio/contract";

/**
 * The prices named in the demo's articles and projects: a flat of 100 m² costs 1,000 to 1,600 €/m², a kitchen 18,000 to
 * 31,000 €, a bathroom up to 15,000 €; fees 8 to 12 %, charges 5 %, contingency 10 %, 15 % before 1940.
 */
export const prices: Rates = {
  kinds: {
    vivienda: { fixed: 12_000, worksLow: 880, worksHigh: 1480, furnitureLow: 150, furnitureHigh: 450 },
    habitaciones: { fixed: 6000, worksLow: 400, worksHigh: 900, furnitureLow: 120, furnitureHigh: 400 },
    cocina: { fixed: 9000, worksLow: 750, worksHigh: 1830, furnitureLow: 250, furnitureHigh: 700 },
    bano: { fixed: 5000, worksLow: 800, worksHigh: 2000, furnitureLow: 100, furnitureHigh: 300 },
    oficina: { fixed: 10_000, worksLow: 550, worksHigh: 1050, furnitureLow: 180, furnitureHigh: 480 },
    tienda: { fixed: 8000, worksLow: 800, worksHigh: 1500, furnitureLow: 200, furnitureHigh: 600 },
    restaurante: { fixed: 15_000, worksLow: 1100, worksHigh: 1900, furnitureLow: 250, furnitureHigh: 600 },
    piloto: { fixed: 2000, worksLow: 60, worksHigh: 180, furnitureLow: 280, furnitureHigh: 620 },
  },
  fees: { low: 8, high: 12 },
  taxes: 5,
  contingency: 10,
  contingencyOld: 15,
  districts: {
    arganzuela: 40,
    barajas: 10,
    carabanchel: 25,
    centro: 100,
    chamartin: 50,
    chamberi: 75,
    "ciudad-lineal": 25,
    fuencarral: 15,
    hortaleza: 10,
    latina: 25,
    moncloa: 45,
    moratalaz: 15,
    "puente-vallecas": 25,
    retiro: 60,
    salamanca: 80,
    "san-blas": 15,
    tetuan: 45,
    usera: 25,
    vicalvaro: 10,
    "villa-vallecas": 10,
    villaverde: 15,
    otro: 30,
  },
};
