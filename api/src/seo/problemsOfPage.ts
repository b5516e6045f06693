import { problemsOf, type SeoProblem } from "@estudio/contract";
import type { DuplicateTexts } from "./duplicateTexts";
import type { IndexablePage } from "./indexablePages";

/** Return the problems of one page in one language. */
export function problemsOfPage(page: IndexablePage, repeated: DuplicateTexts): SeoProblem[] {
  const { kind, recordId, name, lang, path, head, withoutAlt } = page;
  const about = { kind, recordId, name, lang, path };
  const made = (problem: SeoProblem["problem"], text: string, which = ""): SeoProblem => ({
    id: [kind, recordId, lang, problem, which].filter((part) => part !== "").join("-"),
    ...about,
    problem,
    text,
    length: text.length,
  });
  return [
    ...problemsOf(head, (field) => repeated.has(page, field)).map(({ problem, text }) => made(problem, text)),
    ...withoutAlt.map((picture) => made("altMissing", picture, picture.replace(/^.*\/|\.jpg$/g, ""))),
  ];
}
