import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { browserslist } from "../package.json";

const api = process.env.API_URL ?? "http://127.0.0.1:8080";

const text = /\.(js|css|html|svg|json|md)$/;
const worthCompressing = 1024;

/** The panel lives at /admin/; in development the API and its pictures come through the same origin, so cookies work. */
export default defineConfig({
  base: "/admin/",
  plugins: [react(), compressedTwins()],
  server: { host: "127.0.0.1", proxy: { "/api": api, "/media": api } },
  build: {
    // The oldest browsers, as the root's package.json names them for all that is built: `chrome109`, `ios16.4`.
    target: browserslist.map((line) => line.replace("ios_saf", "ios").replace(" >= ", "")),
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    // One small style sheet for all screens.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // zod would try whether it may make code of strings, which the panel's policy reports as a violation.
        intro: "globalThis.__zod_globalConfig??={jitless:true};",
        // Few requests: one file for what every screen needs, one for what lists share, one for what only forms do,
        // one for the checks of what was typed, one a screen.
        codeSplitting: {
          groups: [
            { name: "panel", tags: ["$initial"], priority: 4 },
            // Of all who sign in only some need it: no part of what every screen loads.
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

/** Whether a list or the dashboard, one of which an editor sees first, imports this module, itself or through others. */
function neededByList(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/backoffice\/src\/\w+\/((Project|Post|Contact|Lead)List|Dashboard)\.tsx$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => neededByList(importer, graph, seen));
}

/** Beside each text file of the built panel its compressed twins (`.br`, `.gz`), which the API sends instead of it. */
function compressedTwins(): Plugin {
  return {
    name: "compressed-twins",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!text.test(name)) continue;
        const body = readFileSync(join(dir, name));
        if (body.length < worthCompressing) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
