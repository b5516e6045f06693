import {
  type Answers,
  answerNames,
  askedLines,
  calculatorPath,
  type Estimate,
  estimate,
  keysOf,
  type Language,
  localizedPath,
  moneyRange,
  type Prices,
  parts,
  pricedKinds,
  readAnswers,
  siteRoutes,
} from "@estudio/contract";
import type { HTMLElement } from "node-html-parser";
import { escapeHtml, fillForm, setAttribute } from "../noScriptForms/fillForm";

/**
 * Fill the calculator's page with the answers in its query and their result, as its scripts would. The markup of
 * `marketing/src/calculator` marks the result with `data-result` and its figures with `data-slot`.
 * @param prices undefined when the database is down; then only the answers are filled in
 * @returns whether all answers are right
 */
export function fillCalculator(
  page: HTMLElement,
  query: URLSearchParams,
  prices: Prices | undefined,
  lang: Language,
): boolean {
  const { given, answers, wrong } = readAnswers(query, prices && pricedKinds(prices));
  const { path } = siteRoutes.calculator;
  const names = wrong.map((name) => answerNames[name]);
  // Show the number as understood: 1200 for 1.200.
  const values = { ...Object.fromEntries(query), ...(given.m2 && { m2: String(given.m2) }) };
  fillForm(page, { values, wrong: names }, localizedPath(path, lang));
  if (answers) fillAnswers(page, answers);
  if (answers && prices) fillResult(page, answers, estimate(prices, answers), lang);
  return wrong.length === 0;
}

function fillResult(page: HTMLElement, answers: Answers, found: Estimate, lang: Language): void {
  const slots: Record<string, string> = {
    asked: askedLines(answers, lang).join(" · "),
    total: moneyRange(found.total, lang),
    version: String(found.version),
    ...Object.fromEntries(parts.map((part) => [part, moneyRange(found.parts[part], lang)])),
  };
  page.querySelector("[data-result]")?.removeAttribute("hidden");
  for (const slot of page.querySelectorAll("[data-slot]")) {
    const text = slots[slot.getAttribute("data-slot") ?? ""];
    if (text !== undefined) slot.innerHTML = escapeHtml(text);
  }
}

/** Show the form that requests this result by mail. */
function fillAnswers(page: HTMLElement, answers: Answers): void {
  const own = siteRoutes.calculator.path;
  page.querySelector("[data-send]")?.removeAttribute("hidden");
  page.querySelector("[data-waiting]")?.setAttribute("hidden", "");
  for (const input of page.querySelectorAll("input[data-answer]")) {
    const name = keysOf(answers).find((one) => one === input.getAttribute("name"));
    if (name) setAttribute(input, "value", String(answers[name]));
  }
  // Link the other languages to the same result.
  for (const link of page.querySelectorAll("a[href$=/calculadora]")) {
    const path = link.getAttribute("href") ?? "";
    if (/^(\/ca|\/en)?\/calculadora$/.test(path))
      setAttribute(link, "href", path + calculatorPath(answers).slice(own.length));
  }
}
