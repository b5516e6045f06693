import { type SeoProblem, seoProblem } from "@estudio/contract";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { partInMemory } from "../lists/inMemory";
import { DuplicateTexts } from "./duplicateTexts";
import { indexablePages } from "./indexablePages";
import { problemsOfPage } from "./problemsOfPage";

const defaultPageSize = 25;
/** Limits memory to a few megabytes. Further problems appear once some are fixed. */
const maxProblems = 10_000;

/** List SEO problems, computed with the site's own functions, once per content revision. */
export function seoHandlers({ db, state }: Deps): Pick<Handlers, "listSeoProblems"> {
  let found: { revision: number; problems: Promise<SeoProblem[]> } | undefined;
  const problemsNow = (): Promise<SeoProblem[]> => {
    const { revision } = state.current;
    if (found?.revision === revision) return found.problems;
    const problems = findProblems(db);
    found = { revision, problems };
    // Retry after a failure.
    problems.catch(() => {
      if (found?.problems === problems) found = undefined;
    });
    return problems;
  };
  return {
    listSeoProblems: async ({ list }) => partInMemory(await problemsNow(), seoProblem, list, defaultPageSize),
  };
}

/** Read all pages twice: first to find duplicates, then to report. Only hashes and problems stay in memory. */
async function findProblems(db: Knex): Promise<SeoProblem[]> {
  const repeated = new DuplicateTexts();
  for await (const page of indexablePages(db, false)) repeated.add(page);
  const problems: SeoProblem[] = [];
  for await (const page of indexablePages(db, true)) {
    problems.push(...problemsOfPage(page, repeated));
    if (problems.length >= maxProblems) break;
  }
  return problems.slice(0, maxProblems);
}
