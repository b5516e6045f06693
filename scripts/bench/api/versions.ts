import { join } from "node:path";
import { nowIso } from "@estudio/contract";
import type { Engine } from "@estudio/database";
import { createProject, createSettings, createUser } from "@estudio/database/factories";
import type { Knex } from "knex";
import { freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { cpuOf, median, ratio } from "../load";
import { signIn } from "./adminLists";
import { serve } from "./publicReads";

const rounds = 24;
const savesPerRound = 25;
const repeats = 41;
const most = 100_000;
const root = join(__dirname, "../../..");
const words = "Luz natural, madera de roble y piedra caliza en una vivienda del centro. ";
const hook = join(__dirname, "withoutVersions.cjs");

type Api = { url: string; pid: number; cookie: string; end(): Promise<void>; database: TestDatabase };

/** Measure the cost of versions: of a save, of a record with 1,000 versions, and of the pages of a long history. */
export async function benchVersions(engine: Engine): Promise<void> {
  const server = engine === "mysql" ? await privateServer({ durable: true }) : undefined;
  const withVersions = await begin(engine, server?.url, []);
  const without = await begin(engine, server?.url, ["--require", hook]);
  await compareSaves(engine, withVersions, without);
  await without.end();
  await compareRecords(engine, withVersions);
  await pageThrough(engine, withVersions);
  await withVersions.end();
  await server?.stop();
}

async function begin(engine: Engine, server: string | undefined, hooks: string[]): Promise<Api> {
  const database = await freshDatabase(engine, { server });
  await createSettings(database.db);
  for (const slug of ["uno", "dos"]) await createProject(database.db, { slug, description: words.repeat(10) });
  const { email } = await createUser(database.db, { password: "una-clave-larga", role: "owner" });
  const { child, pid, url } = await serve([...hooks, "--import", "tsx", join(root, "api/src/server.ts")], {
    PORT: "0",
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.options.databaseUrl ?? "",
    SESSION_KEYS: "x",
    BUILDER: "off",
    LOG_LEVEL: "silent",
  });
  const end = async () => {
    child.kill();
    await new Promise((resolve) => child.once("exit", resolve));
    await database.drop();
  };
  return { url, pid, cookie: await signIn(url, email), end, database };
}

/** Save to both APIs in alternating rounds, and print the total and the CPU time of a save. */
async function compareSaves(engine: Engine, ...both: [Api, Api]): Promise<void> {
  const times: [number, number][] = [];
  const processor: [number, number][] = [];
  for (let round = -1; round < rounds; round++) {
    const measured = new Map<Api, { milliseconds: number; cpu: number }>();
    for (const api of round % 2 ? both : [...both].reverse()) measured.set(api, await saves(api));
    const [one, other] = both.map((api) => measured.get(api));
    if (round < 0 || !one || !other) continue;
    times.push([one.milliseconds, other.milliseconds]);
    processor.push([one.cpu, other.cpu]);
  }
  await requireDifference(...both);
  const typical = (of: [number, number][], index: 0 | 1) => median(of.map((pair) => pair[index])).toFixed(2);
  console.log(
    `\nA save with its version beside one without, on ${engine}: ${rounds} interleaved rounds of ${savesPerRound}`,
  );
  console.log("| | with | without | ratio [95 %] |\n|---|---|---|---|");
  console.log(`| milliseconds over HTTP | ${typical(times, 0)} | ${typical(times, 1)} | ${ratio(times)} |`);
  console.log(`| of the API's processor | ${typical(processor, 0)} | ${typical(processor, 1)} | ${ratio(processor)} |`);
}

async function saves(api: Api): Promise<{ milliseconds: number; cpu: number }> {
  const before = cpuOf(api.pid);
  const times: number[] = [];
  for (let save = 0; save < savesPerRound; save++) {
    const body = { title: `Ático ${Math.random()}`, description: words.repeat(10) + Math.random() };
    times.push(await ask(api, "PUT", "/api/admin/projects/1", body));
  }
  return { milliseconds: median(times), cpu: (cpuOf(api.pid) - before) / 1e6 / savesPerRound };
}

/** @throws Error unless only the first API keeps versions */
async function requireDifference(...both: [Api, Api]): Promise<void> {
  const counts = await Promise.all(
    both.map(async ({ database }) => Number((await database.db("versions").count({ n: "*" }))[0]?.n)),
  );
  if (!counts[0] || counts[1] !== 0) throw new Error(`Versions kept: ${counts.join(" and ")}`);
}

/** Measure what the panel requests to open a record, and a page of its history. */
async function compareRecords(engine: Engine, api: Api): Promise<void> {
  const { db } = api.database;
  const [kept] = await db("versions").where({ resource: "projects", record: "1" }).limit(1);
  await db("versions").where({ resource: "projects" }).delete();
  await db("projects").update({ version: 1000 });
  await insert(db, 1000, (index) => ({ ...kept, record: "1", version: index + 1 }));
  await insert(db, 1, () => ({ ...kept, record: "2", version: 1000 }));
  console.log(`\nA record with 1,000 versions beside one with one, on ${engine}, median milliseconds of ${repeats}`);
  console.log("| | 1,000 versions | one | ratio [95 %] |\n|---|---|---|---|");
  const row = async (name: string, path: (id: number) => string) => {
    const pairs: [number, number][] = [];
    for (let repeat = -3; repeat < repeats; repeat++) {
      const pair: [number, number] = [await ask(api, "GET", path(1)), await ask(api, "GET", path(2))];
      if (repeat >= 0) pairs.push(pair);
    }
    const typical = (index: 0 | 1) => median(pairs.map((pair) => pair[index])).toFixed(2);
    console.log(`| ${name} | ${typical(0)} | ${typical(1)} | ${ratio(pairs)} |`);
  };
  await row("the record", (id) => `/api/admin/projects/${id}`);
  await row("its newest version", (id) => `/api/admin/versions/projects/${id}/1000`);
  const pairs = { first: "", middle: "?before=500", last: "?before=26" };
  for (const [name, query] of Object.entries(pairs))
    await row(`history, ${name} page`, (id) => `/api/admin/versions/projects/${id}${id === 1 ? query : ""}`);
}

/** Measure «Actividad» with 1,000 and 100,000 lines: first, middle and last page, with and without a filter. */
async function pageThrough(engine: Engine, api: Api): Promise<void> {
  const { db } = api.database;
  const questions = (size: number): Record<string, string> => ({
    "first page": part({ range: [0, 24] }),
    "middle page": part({ range: [size / 2, size / 2 + 24] }),
    "last page": part({ range: [size - 25, size - 1] }),
    "one kind, first page": part({ range: [0, 24], filter: { kind: "settingsChanged" } }),
    "one kind, middle page": part({ range: [size / 4, size / 4 + 24], filter: { kind: "settingsChanged" } }),
  });
  const times: Record<string, number[]> = {};
  await db("audit").delete();
  for (const size of [1000, most]) {
    const [{ n } = { n: 0 }] = await db("audit").count({ n: "*" });
    await insert(db, size - Number(n), line, "audit");
    for (const [name, path] of Object.entries(questions(size))) {
      const measured: number[] = [];
      for (let repeat = -3; repeat < repeats; repeat++) {
        const took = await ask(api, "GET", path);
        if (repeat >= 0) measured.push(took);
      }
      times[name] = [...(times[name] ?? []), median(measured)];
    }
  }
  console.log(`\n«Actividad» on ${engine}, median milliseconds of ${repeats}`);
  console.log("| | 1,000 | 100,000 | ratio |\n|---|---|---|---|");
  for (const [name, [few = 1, many = 0]] of Object.entries(times))
    console.log(`| ${name} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(2)} |`);
}

const part = (query: object) =>
  `/api/admin/audit?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]))}`;

const line = (index: number) => ({
  kind: index % 2 ? "settingsChanged" : "signedIn",
  personId: (index % 7) + 1,
  person: `Persona ${index % 7}`,
  what: "Ático en Retiro",
  createdAt: nowIso(-index * 1000),
});

async function insert(db: Knex, count: number, row: (index: number) => object, table = "versions"): Promise<void> {
  for (let at = 0; at < count; at += 100)
    await db.transaction(async (trx) => {
      await trx(table).insert(Array.from({ length: Math.min(100, count - at) }, (_, index) => row(at + index)));
    });
}

async function ask({ url, cookie }: Api, method: string, path: string, body?: object): Promise<number> {
  const headers = { Cookie: cookie, Origin: url, ...(body ? { "Content-Type": "application/json" } : {}) };
  const start = performance.now();
  const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  return performance.now() - start;
}
