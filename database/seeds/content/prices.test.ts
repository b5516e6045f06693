import { type Answers, estimate, plainArticle } from "@estudio/contract";
import { pages, posts, prices, projects } from "./index";

/** Return the figures that the pattern captures in an article's Spanish text. */
const figures = (slug: string, pattern: RegExp): number[] => {
  const written = posts.find((post) => post.slug === slug)?.content ?? "";
  const content = plainArticle(written).replaceAll("\u00a0", " ");
  return (pattern.exec(content)?.slice(1) ?? []).map((figure) => Number(figure.replace(".", "")));
};
const costs = "cuanto-cuesta-reformar-un-piso";
const table = { version: 1, rates: prices };
const easy: Answers = { kind: "vivienda", m2: 100, state: "bueno", quality: "sencilla", district: "otro" };
const hard: Answers = { ...easy, state: "malo", quality: "alta", district: "centro" };

test("a flat of 100 m² costs what the price article says", () => {
  const [low = 0, high = 0] = figures(costs, /entre ([\d.]+) y ([\d.]+) € por metro/);
  const { fixed, worksLow, worksHigh } = prices.kinds.vivienda;
  expect([fixed + worksLow * 100, fixed + worksHigh * 100]).toEqual([low * 100, high * 100]);
  expect(estimate(table, hard).parts.works.high).toBe(high * 100);
});

test("fees, charges, contingency and exclusions are those of the price article", () => {
  expect([prices.fees.low, prices.fees.high]).toEqual(figures(costs, /entre el (\d+) y el (\d+) %/));
  expect([prices.taxes]).toEqual(figures(costs, /tasas municipales, alrededor del (\d+) %/));
  expect([prices.contingency, prices.contingencyOld]).toEqual(
    figures(costs, /un (\d+) % del presupuesto, un (\d+) % si la casa/),
  );
  const [least = 0] = figures(costs, /rara vez bajan de ([\d.]+) €/);
  expect(estimate(table, easy).parts.furniture.low).toBe(least);
});

test("the kitchens of the article about quotes, and of the project with a cost, lie within the range", () => {
  const [first = 0, , last = 0] = figures("comparar-presupuestos-de-obra", /([\d.]+), ([\d.]+) y ([\d.]+) €/);
  const kitchen = { ...easy, kind: "cocina", m2: 12 } as const;
  expect(estimate(table, kitchen).parts.works.low).toBeLessThanOrEqual(first + 1500);
  expect(estimate(table, { ...hard, ...kitchen, state: "malo", quality: "alta" }).parts.works.high).toBeLessThanOrEqual(
    last,
  );
  const project = projects.find(({ slug }) => slug === "dormitorio-bano-lavapies");
  const cost = Number(
    /([\d.]+) €/.exec(project?.results?.join().replaceAll("\u00a0", " ") ?? "")?.[1]?.replace(".", ""),
  );
  const m2 = Number.parseInt(project?.surface ?? "", 10);
  const { works } = estimate(table, {
    kind: "habitaciones",
    m2,
    state: "antiguo",
    quality: "media",
    district: "centro",
  }).parts;
  expect(cost).toBeGreaterThan(works.low);
  expect(cost).toBeLessThan(works.high);
});

test("the fee of a show flat is the same on the developers' page and in the calculator", () => {
  const fees = pages.construction.find(({ sectionKey }) => sectionKey === "fees");
  const shown = fees?.items?.find(({ title }) => title === "Piso piloto");
  const flat = (m2: number, answers: Answers) => estimate(table, { ...answers, kind: "piloto", m2 }).parts.fees;
  expect(flat(70, easy).low).toBe(shown?.from);
  expect(flat(120, hard).high).toBe(shown?.until);
});
