import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedTwins } from "./compressedTwins";

const api = process.env.API_URL ?? "http://127.0.0.1:8080";

/** The panel lives at /admin/; in development the API and its pictures come through the same origin, so cookies work. */
export default defineConfig({
  base: "/admin/",
  plugins: [react(), compressedTwins()],
  server: { host: "127.0.0.1", proxy: { "/api": api, "/media": api } },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few requests: one file for what every screen needs, one for what several screens share, one a screen.
        codeSplitting: {
          groups: [
            { name: "panel", tags: ["$initial"], priority: 2 },
            { name: "screens", minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
