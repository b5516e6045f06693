import { readdirSync } from "node:fs";
import { join } from "node:path";
import { engines, freshDatabase } from "../../database/testing/engines";
import { loadOldStudio, oldSchemas } from "../../database/testing/upgrade/load";
import { oldPassword } from "../../database/testing/upgrade/oldStudio";
import { readEnv } from "./env";
import { start } from "./server";

/** Starts whole programs or many publications, perhaps on a busy machine. */
jest.setTimeout(300_000);

/** Internal tables, which the program may change when it starts. */
const ownTables = [
  "knex_migrations",
  "knex_migrations_lock",
  // Dropped since.
  "search_words",
  "list_versions",
  "site_builds",
  "site_state",
  // Sections are rewritten to match today's pages; the old ones stay among the versions.
  "page_content",
];

/** Search text is derived from the other columns, and may grow with a new version. */
const withoutSearchText = ({ searchText: _, ...row }: Record<string, unknown>) => row;

describe.each(engines.flatMap((engine) => oldSchemas.map((schema) => ({ engine, schema }))))(
  "a studio last used with $schema, on $engine",
  ({ engine, schema }) => {
    it("starts with today's program, lets its users sign in and keeps all data", async () => {
      const store = await freshDatabase(engine, { migrated: false });
      const before = await loadOldStudio(store.db, schema);
      const { url, close } = await start(
        readEnv({
          PORT: "0",
          DATA_DIR: store.dataDir,
          DATABASE_URL: store.options.databaseUrl ?? "",
          SESSION_KEYS: "clave-de-prueba",
          LOG_LEVEL: "silent",
          BUILDER: "off",
        }),
        store.db,
      );
      try {
        expect(readdirSync(join(store.dataDir, "backups"))).toEqual([expect.stringMatching(/^before-upgrade-/)]);
        for (const [table, rows] of Object.entries(before).filter(([name]) => !ownTables.includes(name)))
          for (const row of rows)
            expect(await store.db(table).select()).toContainEqual(expect.objectContaining(withoutSearchText(row)));
        for (const row of before.page_content ?? []) {
          const [kept] = await store.db("pageContent").where({ pageKey: row.pageKey as string });
          const moved = await store.db("versions").where({ resource: "pages", record: row.pageKey as string });
          const versions = [
            ...moved.map((one) => ({ version: one.version, sections: JSON.parse(one.snapshot).sections })),
            { version: kept.version, sections: JSON.parse(kept.sections) },
          ];
          expect(versions).toContainEqual({ version: row.version, sections: JSON.parse(row.sections as string) });
        }
        expect(await store.db("siteBuilds").where({ status: "succeeded" }).first()).toMatchObject({
          release: "20261002-r1",
        });
        const get = async (path: string) => (await fetch(url + path)).json();
        expect(await get("/api/projects/atic-eixample")).toMatchObject({
          title: "Àtic a l'Eixample, 25 m²",
          results: ["Más luz", "'; --"],
        });
        expect(await get("/api/blog/elegir-suelo")).toMatchObject({ title: "Elegir suelo" });
        const signIn = await fetch(`${url}/api/auth/login`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Origin: url },
          body: JSON.stringify({ email: "berta@old.example", password: oldPassword }),
        });
        expect(signIn.status).toBe(200);
      } finally {
        await close();
        await store.drop().catch(() => undefined);
      }
    });
  },
);
