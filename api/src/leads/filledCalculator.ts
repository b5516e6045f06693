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
import { attribute, escapeHtml, filledForm, withAttributes, withoutHidden } from "../noScriptForms/filledForm";

export type Filled = { html: string; wrong: boolean };

/**
 * Fill the calculator's page with the answers in its query and their result, as its scripts would. The markup of
 * `marketing/src/calculator` marks the result with `data-result` and its figures with `data-slot`.
 * @param prices undefined when the database is down; then only the answers are filled in
 */
export function filledCalculator(
  html: string,
  query: URLSearchParams,
  prices: Prices | undefined,
  lang: Language,
): Filled {
  const { given, answers, wrong } = readAnswers(query, prices && pricedKinds(prices));
  const { path } = siteRoutes.calculator;
  const names = wrong.map((name) => answerNames[name]);
  // Show the number as understood: 1200 for 1.200.
  const values = { ...Object.fromEntries(query), ...(given.m2 && { m2: String(given.m2) }) };
  const asked = filledForm(html, { values, wrong: names }, localizedPath(path, lang));
  const answered = answers ? withAnswers(asked, answers) : asked;
  const result = answers && prices ? withResult(answered, answers, estimate(prices, answers), lang) : answered;
  return { html: result, wrong: wrong.length > 0 };
}

function withResult(html: string, answers: Answers, found: Estimate, lang: Language): string {
  const slots: Record<string, string> = {
    asked: askedLines(answers, lang).join(" · "),
    total: moneyRange(found.total, lang),
    version: String(found.version),
    ...Object.fromEntries(parts.map((part) => [part, moneyRange(found.parts[part], lang)])),
  };
  return html
    .replace(/<\w+\b[^>]*\sdata-result\b[^>]*>/, withoutHidden)
    .replace(/(<\w+\b[^>]*\sdata-slot="(\w+)"[^>]*>)(?=<)/g, (all, tag: string, slot: string) =>
      slot in slots ? tag + escapeHtml(slots[slot] ?? "") : all,
    );
}

/** Show the form that requests this result by mail. */
function withAnswers(html: string, answers: Answers): string {
  const own = siteRoutes.calculator.path;
  return (
    html
      .replace(/<\w+\b[^>]*\sdata-send\b[^>]*>/, withoutHidden)
      .replace(/<\w+\b[^>]*\sdata-waiting\b[^>]*>/, (tag) => withAttributes(tag, ' hidden=""'))
      .replace(/<input\b[^>]*\sdata-answer\b[^>]*>/g, (tag) => {
        const name = keysOf(answers).find((one) => one === attribute(tag, "name"));
        return name
          ? withAttributes(tag.replace(/\svalue="[^"]*"/, ""), ` value="${escapeHtml(String(answers[name]))}"`)
          : tag;
      })
      // Link the other languages to the same result.
      .replaceAll(
        / href="((?:\/ca|\/en)?\/calculadora)"/g,
        (_, path: string) => ` href="${escapeHtml(path + calculatorPath(answers).slice(own.length))}"`,
      )
  );
}
