import { once } from "node:events";
import { join } from "node:path";
import { readEnv } from "@estudio/api/env";
import { start } from "@estudio/api/server";
import type { Engine } from "@estudio/database";
import { createSettings, createUser, projectRow } from "@estudio/database/factories";
import type { Knex } from "knex";
import { freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { median, memoryOf } from "../load";
import { serve } from "./publicReads";

const sizes = [10, 1_000, 100_000];
const repeats = 21;
const places = ["Chamberí", "Retiro", "Salamanca", "Lavapiés", "Usera", "Tetuán", "Arganzuela"];
const words = "Luz natural, madera de roble y piedra caliza en una vivienda del centro. ";

/** Queries of an editor's work with a list, as react-admin's data provider sends them. */
const questions: Record<string, (size: number) => string> = {
  "first page": () => list({}),
  "first page by title": () => list({ sort: ["title", "ASC"] }),
  "middle page": (size) => list({ range: [size / 2 - ((size / 2) % 25), size / 2 + 24] }),
  "last page by title": (size) => list({ sort: ["title", "ASC"], range: [Math.max(0, size - 25), size] }),
  "search, one in seven": () => list({ filter: { q: "chamberi" } }),
  "search, one found": (size) => list({ filter: { q: `${size - 1} de` } }),
  "search, one found, by title": (size) => list({ filter: { q: `${size - 1} de` }, sort: ["title", "ASC"] }),
  "search, none found": () => list({ filter: { q: "no hay tal" } }),
  "one category": () => list({ filter: { category: "residencial" } }),
  "counts by category": () => "/api/admin/projects/counts",
  "one project": () => "/api/admin/projects/5",
};

function list(query: { range?: number[]; sort?: string[]; filter?: object }): string {
  const { range = [0, 24], sort = ["updatedAt", "DESC"], filter = {} } = query;
  const parameters = Object.entries({ range, sort, filter }).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  return `/api/admin/projects?${new URLSearchParams(parameters)}`;
}

/** Measure the panel's lists with 10, 1,000 and 100,000 projects, and how much of the time is SQL. */
export async function benchAdminLists(engine: Engine): Promise<void> {
  const server = engine === "mysql" ? await privateServer({ durable: true }) : undefined;
  const times: Record<string, number[]> = {};
  const spent: Record<string, string> = {};
  let resident = 0;
  for (const size of sizes) {
    const database = await freshDatabase(engine, { server: server?.url });
    await fill(database.db, size);
    const { email } = await createUser(database.db, { password: "una-clave-larga" });
    const env = readEnv({
      PORT: "0",
      DATA_DIR: database.dataDir,
      SESSION_KEYS: "x",
      BUILDER: "off",
      LOG_LEVEL: "silent",
    });
    const running = await start(env, database.db);
    const cookie = await signIn(running.url, email);
    for (const [name, path] of Object.entries(questions)) {
      const { milliseconds, statements } = await measure(database.db, running.url + path(size), cookie);
      times[name] = [...(times[name] ?? []), milliseconds];
      spent[name] = statements;
    }
    await running.close();
    if (size === sizes.at(-1)) resident = await memoryOfServer(database, cookie, size);
    await database.drop();
  }
  await server?.stop();
  print(engine, times, spent);
  console.log(`Memory of an API process after the same questions at 100,000: ${resident.toFixed(0)} MB`);
}

/** Send the same queries to a server in its own process, as `npm start` runs it. Return its memory in megabytes. */
async function memoryOfServer({ options, dataDir }: TestDatabase, cookie: string, size: number): Promise<number> {
  const { child, pid, url } = await serve(["--import", "tsx", join(__dirname, "../../../api/src/server.ts")], {
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl ?? "",
    SESSION_KEYS: "x",
    BUILDER: "off",
    LOG_LEVEL: "silent",
  });
  const paths = [...Object.values(questions).map((path) => path(size)), "/api/projects", "/api/projects/p-5"];
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const path of paths) await (await fetch(url + path, { headers: { Cookie: cookie } })).text();
  const megabytes = memoryOf(pid);
  child.kill();
  await once(child, "exit");
  return megabytes;
}

/** Encode a value as Objection would: rows are inserted without it, for speed. */
const asStored = (value: unknown) =>
  typeof value === "boolean" ? Number(value) : typeof value === "object" && value ? JSON.stringify(value) : value;

async function fill(db: Knex, size: number): Promise<void> {
  await createSettings(db);
  const stored = (index: number) => {
    const day = new Date(Date.UTC(2020, 0, 1) + ((index * 7919) % size) * 60_000).toISOString();
    const title = `${index % 2 ? "Ático" : "Oficina"} ${index} de ${places[index % 7]}`;
    const category = (["empresarial", "residencial", "constructora"] as const)[index % 3];
    const row = projectRow({
      title,
      slug: `p-${index}`,
      category,
      description: words.repeat(10),
      createdAt: day,
      updatedAt: day,
    });
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asStored(value)]));
  };
  for (let at = 0; at < size; at += 500)
    await db.transaction(async (trx) => {
      const rows = Array.from({ length: Math.min(500, size - at) }, (_, index) => stored(at + index + 1));
      for (let part = 0; part < rows.length; part += 25) await trx("projects").insert(rows.slice(part, part + 25));
    });
  if (size > 1000) await db.raw(db.client.config.client === "mysql2" ? "ANALYZE TABLE projects" : "ANALYZE");
}

/** Sign in and return the cookies. */
export async function signIn(url: string, email: string): Promise<string> {
  const headers = { Origin: url, "Content-Type": "application/json" };
  const body = JSON.stringify({ email, password: "una-clave-larga" });
  const response = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function measure(db: Knex, url: string, cookie: string) {
  const began = new Map<string, number>();
  const slow = new Map<string, number[]>();
  const onQuery = (query: { __knexQueryUid: string }) => began.set(query.__knexQueryUid, performance.now());
  const onAnswer = (_: unknown, query: { __knexQueryUid: string; sql: string }) =>
    slow.set(query.sql, [...(slow.get(query.sql) ?? []), performance.now() - (began.get(query.__knexQueryUid) ?? 0)]);
  db.on("query", onQuery).on("query-response", onAnswer);
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = performance.now();
    const response = await fetch(url, { headers: { Cookie: cookie } });
    await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - start);
  }
  db.off("query", onQuery).off("query-response", onAnswer);
  const statements = [...slow].filter(([sql]) => sql.includes("projects"));
  const shown = statements.map(
    ([sql, all]) =>
      `${sql.startsWith("select count") || sql.includes("as `count`") ? "count" : sql.includes(" in (") ? "rows" : "ids"} ${median(all).toFixed(1)}`,
  );
  return { milliseconds: median(times), statements: shown.join(", ") };
}

function print(engine: Engine, times: Record<string, number[]>, spent: Record<string, string>): void {
  console.log(`\nThe panel's list of projects on ${engine}, median milliseconds of ${repeats} over HTTP`);
  console.log("| | 10 | 1,000 | 100,000 | 100,000 / 1,000 | SQL at 100,000, ms |\n|---|---|---|---|---|---|");
  for (const [name, [ten = 0, thousand = 1, most = 0]] of Object.entries(times))
    console.log(
      `| ${name} | ${ten.toFixed(1)} | ${thousand.toFixed(1)} | ${most.toFixed(1)} | ${(most / thousand).toFixed(1)} | ${spent[name]} |`,
    );
}
