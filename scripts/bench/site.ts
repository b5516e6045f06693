import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Language, languages, localizedPath, postPath, projectPath, siteRoutes } from "@estudio/contract";
import { readJson } from "../../database/testing/readJson";
import { product } from "./product";
import { inlinedStyles, type Measured, verdict } from "./site/aims";
import { measure } from "./site/speed";
import { header, row } from "./site/table";
import { twins } from "./site/withoutScripts";

/**
 * `npm run bench:site [-- --runs 5 --only /portfolio]`: run Lighthouse (mobile, simulated) on the product at
 * BENCH_URL, or on one it starts.
 * Five Spanish pages are compared with the same page without scripts, and every other page runs once. Then it prints
 * which aims are met.
 * Run it on a quiet machine (20 minutes).
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, only: { type: "string" } } });
const wanted = (path: string) => values.only === undefined || values.only === path;

const notes = `Sizes are bytes over the wire, headers included, of all that a phone fetches without being touched or scrolled (Lighthouse's
mobile run): the page, its scripts and data once it is idle, and the pictures the browser thinks near. "All kB" is what is
called the first view below: it holds more than can be seen at first. Styles are inlined and count as HTML. "early" are kB of
pictures from further below that came before the largest paint, a race of milliseconds without a network between: the
simulation counts them into its LCP, 0.15 s for 27 kB. "machine" is Lighthouse's index of its speed.`;

async function main(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs: a whole number from 1");
  const { base, stop } = await product();
  const { whole, bare, close } = await twins(base);
  try {
    const measured = await measureAll(base, [whole, bare], runs);
    console.log(`\n${notes}\n\n${verdict(measured).join("\n")}`);
  } finally {
    close();
    await stop();
  }
}

async function measureAll(base: string, twins: string[], runs: number): Promise<Measured[]> {
  const { compared, others } = await pages(base);
  for (const path of compared) await picturesMade(base, path);
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  const measured: Measured[] = [];
  const note = async (path: string, [speed, floor]: Awaited<ReturnType<typeof measure>>) => {
    if (!speed) return;
    const html = await (await fetch(base + path)).text();
    measured.push({ path, speed, floor, css: inlinedStyles(html) });
    console.log(row(path, speed));
    if (floor) console.log(row("  without scripts", floor));
  };
  console.log(`Median of ${runs}, beside the same page without scripts; ${load()}\n${header}`);
  for (const path of compared.filter(wanted))
    await note(
      path,
      await measure(
        twins.map((twin) => twin + path),
        runs,
      ),
    );
  const rest = others.filter(wanted);
  if (rest.length > 0) console.log(`\nOnce; ${load()}\n${header}`);
  for (const path of rest) await note(path, await measure([base + path], 1));
  return measured;
}

const madeWithinMs = 300_000;

/**
 * Wait until every rendition on the page exists: until then the original is served in its place.
 * @throws Error naming a rendition that does not exist after five minutes
 */
async function picturesMade(base: string, path: string): Promise<void> {
  const html = await (await fetch(base + path)).text();
  const until = performance.now() + madeWithinMs;
  for (const [address] of html.matchAll(/\/media\/[0-9a-f]{32}\/\d+\.\w+/g))
    while (!(await fetch(base + address, { method: "HEAD" })).headers.get("Cache-Control")?.includes("immutable")) {
      if (performance.now() > until) throw new Error(`${address} has not been made`);
      await pause(1000);
    }
}

/** Return the Spanish pages on which most visits begin, and all other page types and languages. */
async function pages(base: string): Promise<{ compared: string[]; others: string[] }> {
  const first = async (kind: "projects" | "blog") => {
    const answer = await fetch(`${base}/api/${kind}?lang=es`);
    const [record] = await readJson<{ slug: string }[]>(answer);
    if (!record) throw new Error(`${base} has no ${kind}`);
    return record.slug;
  };
  const compared = [
    siteRoutes.home.path,
    siteRoutes.portfolio.path,
    projectPath(await first("projects")),
    postPath(await first("blog")),
    siteRoutes.contact.path,
  ];
  const paths = new Set([...compared, ...Object.values(siteRoutes).map((route) => route.path)]);
  const inLanguage = (lang: Language) => [...paths].map((path) => localizedPath(path, lang));
  const all = languages.flatMap(inLanguage);
  return { compared, others: all.filter((path) => !compared.includes(path)) };
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
