import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { browserslist } from "../package.json";

const api = process.env.API_URL ?? "http://127.0.0.1:8080";

const text = /\.(js|css|html|svg|json|md)$/;
const minCompressBytes = 1024;

/** Served at /admin/. In development, the API and its pictures are proxied, so that cookies are same-origin. */
export default defineConfig({
  base: "/admin/",
  plugins: [react(), precompress()],
  server: { host: "127.0.0.1", proxy: { "/api": api, "/media": api } },
  build: {
    // The oldest supported browsers, from the root's package.json: `chrome109`, `ios16.4`.
    target: browserslist.map((line) => line.replace("ios_saf", "ios").replace(" >= ", "")),
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Otherwise zod probes for `eval`, which the panel's CSP reports as a violation.
        intro: "globalThis.__zod_globalConfig??={jitless:true};",
        // Few requests: one chunk for all screens, one each for lists, forms and validation, and one per screen.
        codeSplitting: {
          groups: [
            { name: "panel", tags: ["$initial"], priority: 4 },
            // Only some users need it when signing in, so it stays out of the main chunk.
            { name: "second-factor", test: /node_modules\/(@simplewebauthn|uqr)\//, priority: 3 },
            { name: "checks", test: /\/node_modules\/zod\//, priority: 3 },
            {
              name: (id, graph) => (neededByList(id, graph) ? "lists" : null),
              debugName: "lists",
              minShareCount: 2,
              priority: 2,
            },
            { name: "forms", minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Tells whether the module is imported, directly or not, by a list or the dashboard, which editors open first. */
function neededByList(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/backoffice\/src\/\w+\/((Project|Post|Contact|Lead)List|Dashboard)\.tsx$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => neededByList(importer, graph, seen));
}

/** Writes compressed variants (`.br`, `.gz`) of the built text files; the API serves them if the browser accepts them. */
function precompress(): Plugin {
  return {
    name: "compressed-twins",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!text.test(name)) continue;
        const body = readFileSync(join(dir, name));
        if (body.length < minCompressBytes) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
