import { cpSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, languages, type Snapshot } from "@estudio/contract";
import { hashOf } from "@estudio/database";
import type { BuildEnv } from "../../scripts/src/publishing/buildEnv";
import { servedManifest } from "../../scripts/src/publishing/release/folders";
import { switchTo } from "../../scripts/src/publishing/release/layOut";
import { makeRelease } from "../../scripts/src/publishing/release/makeRelease";
import type { Site } from "../../scripts/src/publishing/release/site";
import { SiteMaker } from "../../scripts/src/publishing/siteMaker";
import { fetchSnapshot } from "../../scripts/src/publishing/snapshot";
import { baseUrl, expect, siteFolder, test } from "./support";

const watch = { output: [], isEnding: () => false, onProgress: () => undefined };
/** The bytes are compared instead. */
const noCheck = async () => undefined;

test("renders after changes, in three languages, the same bytes as a full build", async ({ desk }) => {
  test.setTimeout(15 * 60_000);
  const gone = await desk.project();
  await desk.published();
  const env = ownEnv();
  const maker = new SiteMaker(env);
  try {
    const base = await servedManifest(env);
    const next = changed(await fetchSnapshot(env), gone.slug);
    const first = await maker.make(next, { full: false, base }, watch, noCheck);
    expect(first).toMatchObject({ full: false, log: "Solo lo que ha cambiado" });
    expect(first.kept.size).toBeGreaterThan(20);
    // The renderer was copied with the folder, and must not refer to its original path.
    const renderer = readFileSync(join(env.dataDir, "site/program/renderer/routes/render-page.js"), "utf8");
    expect(renderer).not.toContain(process.env.E2E_DATA_DIR);
    await switchTo(env, (await makeRelease(env, first)).name);
    // Every page shows the phone.
    const last = structuredClone(next);
    last.revision++;
    Object.assign(last.settings, {
      phone: "+34 910 $& 002",
      street: "Calle «Nueva» & 5",
      instagram: "",
      hoursWeekdays: "8:00-15:00",
    });
    const fast = await maker.make(last, { full: false, base: await servedManifest(env) }, watch, noCheck);
    expect(fast.rendered.length).toBeGreaterThan(fast.pages.length / 2);
    const rendered = fingerprints(fast);
    const whole = await maker.make(last, { full: true, base }, watch, noCheck);
    const built = fingerprints(whole);
    for (const path of ["/en/blog/nuevo-articulo", "/ca/proyecto/nueva-obra", "/proyecto/otra-direccion"])
      expect(Object.keys(rendered)).toContain(`${path}/index.html`);
    expect(Object.keys(rendered).filter((name) => name.includes(gone.slug))).toEqual([]);
    expect(different(rendered, built)).toEqual([]);
  } finally {
    await maker.cleanUp();
    maker.close();
    rmSync(env.dataDir, { recursive: true, force: true });
  }
  expect((await desk.page("/")).status).toBe(200);
});

/** Return the settings of the product's builder, with a copy of the published data. */
function ownEnv(): BuildEnv {
  const productDir = process.env.E2E_DATA_DIR ?? "";
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-same-"));
  // Only the served release, because older ones may be deleted during the copy.
  for (const part of ["current", "program", "blobs", "manifests", readlinkSync(join(productDir, "site/current"))])
    cpSync(join(productDir, "site", part), join(dataDir, "site", part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  return {
    apiUrl: baseUrl(),
    builderToken: readFileSync(join(productDir, "builder-token"), "utf8").trim(),
    siteUrl: baseUrl(),
    dataDir,
    databaseUrl: process.env.E2E_DATABASE_URL ?? "",
    quietMs: 0,
    maxWaitMs: 0,
    buildTimes: [],
    siteDir: siteFolder,
  };
}

/**
 * Return a snapshot with every kind of change: edited, new, renamed and deleted projects and articles, another
 * section text, phone and brand.
 */
function changed(base: Snapshot, gone: string): Snapshot {
  const next = structuredClone(base);
  next.revision++;
  next.settings.phone = "+34 910 000 001";
  Object.assign(next.settings, { brand: "Estudio Otro", wordmark: "Otro nombre", accent: "#1f5e4a" });
  next.redirects.push({ from: "/proyecto/antes", to: "/proyecto/otra-direccion" });
  for (const lang of languages) change(next.content[lang], lang, gone);
  return next;
}

function change(content: Snapshot["content"]["es"], lang: Language, gone: string): void {
  const { projects, posts, pages } = content;
  const [project, moved] = projects.filter(({ slug }) => slug !== gone);
  const [post] = posts;
  const section = pages.find(({ pageKey }) => pageKey === "about")?.sections[0];
  if (!project || !moved || !post || !section) throw new Error("The demo has projects, articles and pages");
  content.projects = projects.filter(({ slug }) => slug !== gone);
  content.projects.unshift({ ...project, id: 90_001, slug: "nueva-obra", title: `Nueva obra ${lang}` });
  posts.pop();
  posts.unshift({ ...post, id: 90_002, slug: "nuevo-articulo", title: `Nuevo artículo ${lang}` });
  project.title = `Otro título ${lang}: «Luz» & cal`;
  project.featured = !project.featured;
  moved.slug = "otra-direccion";
  section.title = `Otra cabecera ${lang}`;
}

/** Return the hashes of all files that a visitor can request. */
function fingerprints({ made, kept }: Site): Record<string, string> {
  const all = [
    ...[...kept].map(([name, { blob }]) => [name, blob] as const),
    ...[...made].map(([name, file]) => [name, hashOf(readFileSync(file))] as const),
  ];
  return Object.fromEntries(all);
}

const different = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort();
