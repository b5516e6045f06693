import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { languages, localizedPath, type Snapshot, siteRoutes } from "@estudio/contract";
import type { BuildEnv } from "../src/publishing/gatsby/buildEnv";

/** A builder's settings, its data directory and Gatsby's folder empty and of their own. */
export function testEnv(overrides: Partial<BuildEnv> = {}): BuildEnv & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "estudio-builder-"));
  const env = {
    apiUrl: "http://127.0.0.1:9",
    builderToken: "token",
    siteUrl: "http://localhost:8080",
    dataDir: join(root, "data"),
    databaseUrl: "",
    quietMs: 0,
    maxWaitMs: 60_000,
    setTimes: [],
    buildAhead: false,
    siteDir: join(root, "site"),
    ...overrides,
  };
  mkdirSync(join(env.siteDir, ".cache"), { recursive: true });
  mkdirSync(env.dataDir, { recursive: true });
  return { ...env, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const settings = { brand: "Estudio" } as Snapshot["settings"];
const empty = { projects: [], posts: [], pages: [] };

type Part = { slug: string; title: string; description?: string; updatedAt?: string };

/** Content of that revision, the same in every language. */
export function testSnapshot(revision: number, projects: Part[] = []): Snapshot {
  const rows = projects.map((row) => ({ description: "", updatedAt: "2026-11-21T09:00:00.000Z", ...row }));
  const content = { ...empty, projects: rows as never };
  return { revision, settings, redirects: [], brokenLinks: [], content: { es: content, ca: content, en: content } };
}

export function writePage(publicDir: string, path: string, html: string, data: unknown = {}): void {
  write(publicDir, join(path, "index.html"), `<!doctype html><html><head></head><body>${html}</body></html>`);
  write(publicDir, join("page-data", path === "/" ? "index" : path, "page-data.json"), JSON.stringify(data));
}

export function write(dir: string, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

/** A built site of that snapshot, as far as the builder looks: all its pages, their data, `release.json`. */
export function writeSite(publicDir: string, { revision, content }: Snapshot): void {
  for (const lang of languages) {
    for (const { path } of Object.values(siteRoutes))
      writePage(publicDir, localizedPath(path, lang), `<a href="/contacto">${lang}</a>`);
    for (const project of content[lang].projects)
      writePage(publicDir, localizedPath(`/proyecto/${project.slug}`, lang), `<h1>${project.title}</h1>`, project);
    write(publicDir, join(localizedPath("/404", lang), "index.html"), `<h1>404 ${lang}</h1>`);
  }
  write(publicDir, "404.html", "<h1>404 es</h1>");
  write(publicDir, "app-0123456789abcdef0123.js", "window.app=1;".repeat(100));
  write(publicDir, "release.json", JSON.stringify({ revision }));
}
