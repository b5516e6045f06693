import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, languages, type Snapshot } from "@estudio/contract";
import type { BuildEnv } from "../../scripts/src/publishing/buildEnv";
import { AheadBuild, onlyAddsOrEdits } from "../../scripts/src/publishing/gatsby/aheadBuild";
import { Generator } from "../../scripts/src/publishing/gatsby/generator";
import { fetchSnapshot } from "../../scripts/src/publishing/snapshot";
import { baseUrl, expect, siteFolder, test } from "./support";

/** What is compared here is compared byte by byte. */
const noCheck = async () => undefined;
const folders = [".cache", "public"];

test("a build started ahead and a plain one make the same bytes", async ({ desk }) => {
  test.setTimeout(15 * 60_000);
  await desk.project();
  await desk.published();
  const env = builderEnv();
  const base = await fetchSnapshot(env);
  const next = changed(base);
  expect(onlyAddsOrEdits(base, next)).toBe(true);
  const output: string[] = [];
  const watch = { output, isEnding: () => false, onProgress: () => undefined };
  const generator = new Generator(env);
  const aside = mkdtempSync(join(tmpdir(), "estudio-gatsby-"));
  await generator.gatsbyFolder.lock();
  try {
    await generator.run(base, watch, noCheck);
    for (const folder of folders) cpSync(join(siteFolder, folder), join(aside, folder), { recursive: true });
    const ahead = await AheadBuild.start(env, base);
    await ahead.ready();
    expect(await ahead.canTake(next)).toBe(true);
    await ahead.take(next, watch.isEnding, watch.onProgress);
    const fast = fingerprints();
    for (const folder of folders) {
      rmSync(join(siteFolder, folder), { recursive: true });
      cpSync(join(aside, folder), join(siteFolder, folder), { recursive: true, preserveTimestamps: true });
    }
    generator.gatsbyFolder.markFit();
    await generator.run(next, watch, noCheck);
    const plain = fingerprints();
    expect(Object.keys(fast)).toContain("/en/blog/nuevo-articulo/index.html");
    expect(Object.keys(fast)).toContain("/ca/proyecto/nueva-obra/index.html");
    expect(different(fast, plain)).toEqual([]);
  } finally {
    generator.gatsbyFolder.unlock();
    rmSync(aside, { recursive: true, force: true });
  }
  expect((await desk.page("/")).status).toBe(200);
});

function builderEnv(): BuildEnv {
  const dataDir = process.env.E2E_DATA_DIR ?? "";
  return {
    apiUrl: baseUrl(),
    builderToken: readFileSync(join(dataDir, "builder-token"), "utf8").trim(),
    siteUrl: baseUrl(),
    dataDir,
    databaseUrl: process.env.E2E_DATABASE_URL ?? "",
    quietMs: 0,
    maxWaitMs: 0,
    setTimes: [],
    buildAhead: false,
    siteDir: siteFolder,
  };
}

/** A project and a section in other words, a new project, a new article, another telephone. */
function changed(base: Snapshot): Snapshot {
  const next = structuredClone(base);
  next.revision++;
  next.settings.phone = "+34 910 000 001";
  for (const lang of languages) change(next.content[lang], lang);
  return next;
}

function change({ projects, posts, pages }: Snapshot["content"]["es"], lang: Language): void {
  const [project] = projects;
  const [post] = posts;
  const section = pages.find(({ pageKey }) => pageKey === "about")?.sections[0];
  if (!project || !post || !section) throw new Error("The demo has projects, articles and pages");
  projects.unshift({ ...project, id: 90_001, slug: "nueva-obra", title: `Nueva obra ${lang}` });
  posts.unshift({ ...post, id: 90_002, slug: "nuevo-articulo", title: `Nuevo artículo ${lang}` });
  project.title = `Otro título ${lang}`;
  project.featured = !project.featured;
  section.title = `Otra cabecera ${lang}`;
}

/** What of the built site a visitor can get: every file but what is only for debugging. */
function fingerprints(): Record<string, string> {
  const root = join(siteFolder, "public");
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (name) => !name.endsWith(".map") && statSync(join(root, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [
      `/${name}`,
      createHash("sha256")
        .update(readFileSync(join(root, name)))
        .digest("hex"),
    ]),
  );
}

const different = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort();
