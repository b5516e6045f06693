import { messages, type Redirect, type RedirectInput, splitLanguage } from "@estudio/contract";
import { type Pages, pathOf } from "./resolveRedirects";

/** Paths that belong to the program. */
const programPath = /^\/(?:admin|api|media|page-data|static|_)(?:\/|$)/;

type Existing = {
  /** Every page's path. */
  pages: Pages;
  /** The paths of the other files of the site: `/robots.txt`. */
  files: Set<string>;
  redirects: Redirect[];
};

/** Return the path as the site serves it: Spanish has no prefix. */
export const withoutSpanishPrefix = (from: string): string => from.replace(/^\/es(?=\/.)/, "");

/** Return the problem of each redirect, by field: `redirects.3.from`. */
export function findRedirectProblems(
  wanted: RedirectInput[],
  { pages, files, redirects }: Existing,
): Record<string, string> {
  const exact = new Map(redirects.flatMap(({ from, to, exact }) => (exact ? [[from, to] as const] : [])));
  const renamed = new Map(redirects.flatMap(({ from, to, exact }) => (exact ? [] : [[from, to] as const])));
  const known = (path: string) => exact.get(path) ?? renamed.get(splitLanguage(path).path);
  const given = new Map(wanted.map(({ from, to }) => [from, to]));

  const wrongFrom = (from: string, index: number): string | undefined => {
    const taken = known(from);
    if (programPath.test(from) || files.has(from)) return messages.redirectOwn;
    if (pages.has(from)) return messages.redirectPage;
    if (taken) return messages.redirectTaken(taken);
    return wanted.findIndex((one) => one.from === from) < index ? messages.redirectTwice : undefined;
  };
  const wrongTo = (from: string, to: string): string | undefined => {
    const path = pathOf(to);
    if (path === from) return messages.redirectItself;
    if (pages.has(path)) return undefined;
    const next = given.get(path) ?? known(path);
    if (next === undefined) return messages.redirectTo;
    return pathOf(next) === from ? messages.redirectLoop(path) : messages.redirectChain(next);
  };
  return Object.fromEntries(
    wanted.flatMap(({ from, to }, index) => {
      const problems = { from: wrongFrom(from, index), to: wrongTo(from, to) };
      return Object.entries(problems).flatMap(([field, why]) => (why ? [[`redirects.${index}.${field}`, why]] : []));
    }),
  );
}
