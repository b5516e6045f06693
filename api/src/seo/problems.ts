import { type SeoProblem, seoKinds, seoProblemNames } from "@estudio/contract";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { Refusal } from "../errors";
import type { ListQuery } from "../lists/listQuery";
import { foundPages } from "./foundPages";
import { problemsOfPage } from "./problemsOfPage";
import { Repeated } from "./repeated";

const mostShown = 1000;
const usual = 25;
/** More than anybody puts right: what comes after them is not told until some are. A few megabytes. */
const mostKept = 10_000;

/** What is amiss with how the site is found, computed by the functions that the site is made with, once per revision of its content. */
export function seoHandlers({ db, state }: Deps): Pick<Handlers, "listSeoProblems"> {
  let found: { revision: number; problems: Promise<SeoProblem[]> } | undefined;
  const problemsNow = (): Promise<SeoProblem[]> => {
    const { revision } = state.current;
    if (found?.revision === revision) return found.problems;
    const problems = findProblems(db);
    found = { revision, problems };
    // What could not be read is asked for again.
    problems.catch(() => {
      if (found?.problems === problems) found = undefined;
    });
    return problems;
  };
  return {
    listSeoProblems: async ({ list }) => {
      const wanted = wantedBy(list);
      const all = (await problemsNow()).filter(wanted);
      const first = list.range?.first ?? 0;
      const length = Math.min(mostShown, list.range ? list.range.last - first + 1 : usual);
      return { rows: all.slice(first, first + length), total: all.length, first, counted: true };
    },
  };
}

/** Once to know what is double, once more to tell: of thousands of pages nothing but numbers is kept, and what is amiss. */
async function findProblems(db: Knex): Promise<SeoProblem[]> {
  const repeated = new Repeated();
  for await (const page of foundPages(db, false)) repeated.add(page);
  const problems: SeoProblem[] = [];
  for await (const page of foundPages(db, true)) {
    problems.push(...problemsOfPage(page, repeated));
    if (problems.length >= mostKept) break;
  }
  return problems.slice(0, mostKept);
}

const filters = { problem: seoProblemNames, kind: seoKinds, lang: { es: "", ca: "", en: "" } };

/** @throws Refusal unreadable for a filter that is not there */
function wantedBy({ filter }: ListQuery): (problem: SeoProblem) => boolean {
  const entries = Object.entries(filter);
  for (const [name, value] of entries)
    if (!Object.hasOwn(filters, name) || typeof value !== "string")
      throw new Refusal("unreadable", `No se puede filtrar por ${name}`);
  return (problem) => entries.every(([name, value]) => new Map(Object.entries(problem)).get(name) === value);
}
