import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { defaultBrand, emptyRates, languages, type PublicProject, type Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files/files";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../src/publishing/buildEnv";
import type { Site } from "../src/publishing/release/site";

const siteUrl = "http://localhost:8080";

/** Return a builder's settings with an empty data directory and an empty Gatsby folder. */
export function testEnv(overrides: Partial<BuildEnv> = {}): BuildEnv & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "estudio-builder-"));
  const env = {
    apiUrl: "http://127.0.0.1:9",
    builderToken: "token",
    siteUrl,
    dataDir: join(root, "data"),
    databaseUrl: "",
    quietMs: 0,
    maxWaitMs: 60_000,
    buildTimes: [],
    siteDir: join(root, "site"),
    ...overrides,
  };
  mkdirSync(join(env.siteDir, ".cache"), { recursive: true });
  mkdirSync(env.dataDir, { recursive: true });
  return { ...env, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const settings = { brand: "Estudio", ...defaultBrand } as Snapshot["settings"];
const empty = { projects: [], posts: [], guides: [], pages: [], pageSeo: [] };
const project: PublicProject = {
  id: 1,
  title: "",
  slug: "",
  description: "",
  category: "residencial",
  location: "",
  rooms: [],
  district: "",
  budget: "",
  surface: "",
  duration: "",
  year: "",
  clientName: "",
  mainImage: "",
  galleryImages: [],
  challenges: "",
  results: [],
  materials: [],
  cost: "",
  clientQuote: "",
  awards: "",
  beforeImage: "",
  afterImage: "",
  featured: false,
  seoTitle: "",
  seoDescription: "",
  seoImage: "",
  status: "published",
  createdAt: "2026-11-21T09:00:00.000Z",
  updatedAt: "2026-11-21T09:00:00.000Z",
  media: {},
  fallback: [],
};

/** Return content of that revision, the same in every language. */
export function testSnapshot(revision: number, projects: Partial<PublicProject>[] = []): Snapshot {
  const content = { ...empty, projects: projects.map((row, index) => ({ ...project, id: index + 1, ...row })) };
  const prices = { version: 1, rates: emptyRates };
  return {
    revision,
    settings,
    prices,
    changedAt: { settings: project.updatedAt, prices: project.updatedAt },
    redirects: [],
    brokenLinks: [],
    content: { es: content, ca: content, en: content },
  };
}

/** Replace a page's HTML; its data stay. */
export function writePage(publicDir: string, path: string, html: string): void {
  write(publicDir, htmlFile(path), `<!doctype html><html><head></head><body>${html}</body></html>`);
}

export function write(dir: string, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;");

/** Write a built site of a snapshot, as far as the builder reads it: pages, their data and the other files. */
export function writeSite(publicDir: string, snapshot: Snapshot): void {
  const pages = pagesOf(snapshot, siteUrl);
  for (const { path, title, context } of pages) {
    writePage(publicDir, path, `<h1>${escaped(title)} ${path}</h1><a href="/contacto">${context.language}</a>`);
    write(publicDir, dataFile(path), `{"result":{"pageContext":${JSON.stringify(context)}}}`);
  }
  for (const [name, text] of Object.entries(filesOf(snapshot, siteUrl))) write(publicDir, name, text);
  write(publicDir, "app-0123456789abcdef0123.js", "window.app=1;".repeat(100));
  write(publicDir, "page-data/app-data.json", `{"webpackCompilationHash":"${languages.length}"}`);
}

/**
 * Return the site in that folder, as a full build.
 * @param base the served release
 */
export function siteIn(publicDir: string, snapshot: Snapshot, base?: Site["base"]): Site {
  const pages = pagesOf(snapshot, siteUrl);
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const made = new Map(files.sort().map((file) => [file.slice(publicDir.length), file]));
  const texts = filesOf(snapshot, siteUrl);
  const beside = { snapshot, pages, texts, base, code: "", program: "", log: "" };
  return { ...beside, rendered: pages, made, kept: new Map(), full: true };
}
