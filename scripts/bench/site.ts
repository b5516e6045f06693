import { parseArgs } from "node:util";
import { type Language, languages, localizedPath, postPath, projectPath, siteRoutes } from "@estudio/contract";
import { header, row } from "./siteTable";
import { measure } from "./speed";
import { withoutScripts } from "./withoutScripts";

/**
 * `npm run bench:site [-- --runs 5 --only /portfolio]`: Lighthouse (mobile, simulated) on a running product at BENCH_URL.
 * Five Spanish pages, each beside its twin without scripts (the floor that scripts are measured against), then every other
 * page once. Run it on a quiet machine.
 */
const base = (process.env.BENCH_URL ?? "http://localhost:8080").replace(/\/$/, "");
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, only: { type: "string" } } });
const wanted = (path: string) => values.only === undefined || values.only === path;

async function main(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs: a whole number from 1");
  const { compared, others } = await pages();
  const twin = await withoutScripts(base);
  console.log(header);
  try {
    for (const path of compared.filter(wanted)) {
      console.log(row(path, await measure(base + path, runs)));
      console.log(row("  without scripts", await measure(twin.url + path, runs)));
    }
  } finally {
    twin.close();
  }
  for (const path of others.filter(wanted)) console.log(row(path, await measure(base + path, 1)));
}

/** The pages most visits begin on, in Spanish; and all other types and languages. */
async function pages(): Promise<{ compared: string[]; others: string[] }> {
  const first = async (kind: "projects" | "blog") => {
    const answer = await fetch(`${base}/api/${kind}?lang=es`);
    const [record] = (await answer.json()) as { slug: string }[];
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
