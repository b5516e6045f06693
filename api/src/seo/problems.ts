import { type SeoProblem, seoProblem } from "@estudio/contract";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { partInMemory } from "../lists/inMemory";
import { foundPages } from "./foundPages";
import { problemsOfPage } from "./problemsOfPage";
import { Repeated } from "./repeated";

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
    listSeoProblems: async ({ list }) => partInMemory(await problemsNow(), seoProblem, list, usual),
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
