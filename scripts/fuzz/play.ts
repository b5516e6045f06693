import type { Engine } from "@estudio/database";
import { createContact, createLead, createPost, createProject } from "@estudio/database/factories";
import fc from "fast-check";
import { requireDocumented } from "../../api/testing/documented";
import { serveRelease } from "../../api/testing/release";
import { type Client, startTestApi, type TestApi } from "../../api/testing/testApi";
import type { TestDatabase } from "../../database/testing/engines";
import { readEverything } from "./readEverything";
import { type Document, type Request, type Role, requestsOf } from "./requests";

/** Number of requests with one seed: each batch's seed follows from the first. */
const batch = 250;
const atOnce = 4;
const readEvery = 2000;

type Wishes = { engine: Engine; seed: number; requests: number; database?: TestDatabase; say?(line: string): void };
/** `failed`: the seed of the first batch with a fault, and how many requests had been sent by its end. */
export type Played = { statuses: Record<string, number>; faults: string[]; failed?: { seed: number; after: number } };

/**
 * Send random requests of the API's own OpenAPI document, as nobody, an editor and an owner.
 * Faults are status 500 and above, responses that contradict the document, errors in the log, and records that cannot
 * be read again.
 * @returns the count of each status, and the faults
 */
export async function play({ engine, seed, requests, database, say = () => undefined }: Wishes): Promise<Played> {
  const api = await startTestApi(engine, { METRICS_TOKEN: "cifras" }, database);
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const unhandled = (error: unknown) => faults.push(`unhandled: ${String(error)}`);
  process.on("unhandledRejection", unhandled);
  api.running.deps.log.error = (...said: unknown[]) => void faults.push(`in the log: ${JSON.stringify(said)}`);
  await prepare(api);
  const document = (await api.anonymous().call<Document>("GET", "/api/openapi.json")).body;
  const made = requestsOf(document);
  const people = new People(api);
  let failed: Played["failed"];
  let told = 0;
  for (let done = 0; done < requests && faults.length < 20; done += batch) {
    const wanted = fc.sample(made, { seed: seed + done, numRuns: Math.min(batch, requests - done) });
    await people.signIn();
    await inTurns(wanted, atOnce, async (request) => {
      const status = await ask(api, request, people.cookieOf(request.role)).catch((error) => String(error));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (typeof status === "string" || status >= 500) faults.push(`${status}: ${JSON.stringify(request)}`);
    });
    if (done + batch >= requests || (done + batch) % readEvery === 0) {
      await people.signIn();
      faults.push(...(await readEverything(document, people.owner)));
      say(`${done + batch} requests, ${faults.length} faults`);
    }
    for (const fault of faults.slice(told)) say(fault);
    told = faults.length;
    if (faults.length > 0) failed ??= { seed: seed + done, after: done + batch };
  }
  process.off("unhandledRejection", unhandled);
  await api.close();
  for (const fault of faults.slice(told)) say(fault);
  return { statuses, faults, ...(failed ? { failed } : {}) };
}

type Batch = Omit<Wishes, "requests" | "say"> & {
  /** Counts requests as faults whatever the answer (tests). */
  faulty?(request: Request): boolean;
};

/**
 * Repeat the requests of one batch, one by one on a new database, and find the smallest that is a fault.
 * @param seed the batch's seed
 * @returns fast-check's report; undefined when no request fails alone, because the fault depends on earlier requests
 */
export async function shrink({ engine, seed, database, faulty = () => false }: Batch): Promise<string | undefined> {
  const api = await startTestApi(engine, { METRICS_TOKEN: "cifras" }, database);
  await prepare(api);
  const document = (await api.anonymous().call<Document>("GET", "/api/openapi.json")).body;
  const people = new People(api);
  const isFine = fc.asyncProperty(requestsOf(document), async (request) => {
    if (faulty(request)) return false;
    await people.signIn();
    return (await ask(api, request, people.cookieOf(request.role))) < 500;
  });
  const report = await fc.check(isFine, { seed, numRuns: batch, verbose: false });
  await api.close();
  return report.failed ? fc.defaultReportMessage(report) : undefined;
}

/** Create a record of each kind, so that most addresses exist. */
async function prepare({ db, dataDir }: TestApi): Promise<void> {
  serveRelease(dataDir, "r1", { "/index.html": "<h1>uno</h1>" });
  for (const slug of ["casa", "atico"]) await createProject(db, { slug });
  await createPost(db, { slug: "nota" });
  await createContact(db);
  await createLead(db);
}

/** The three callers. An account that a request has changed or deleted is replaced. */
class People {
  owner!: Client;
  private editor!: Client;

  constructor(private readonly api: TestApi) {}

  async signIn(): Promise<void> {
    if (!(await isIn(this.owner, "owner"))) this.owner = await this.api.as("owner");
    if (!(await isIn(this.editor, "editor"))) this.editor = await this.api.as("editor");
    await this.api.running.deps.limits.forget("signInsPerAddress", "127.0.0.1");
  }

  cookieOf(role: Role): string {
    return role === "nobody" ? "" : this[role].cookie();
  }
}

async function isIn(client: Client | undefined, role: Role): Promise<boolean> {
  const answer = await client?.call<{ user?: { role: string } }>("GET", "/api/auth/me");
  return answer?.status === 200 && answer.body.user?.role === role;
}

async function ask({ url }: TestApi, { method, path, headers, body }: Request, cookie: string): Promise<number> {
  const bodyless = method === "GET" || method === "HEAD";
  const type: Record<string, string> = bodyless || body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(url + path, {
    method,
    headers: { Origin: url, Cookie: cookie, ...type, ...headers },
    ...(bodyless ? {} : { body }),
    redirect: "manual",
  });
  const text = await answer.text();
  requireDocumented(method, path, answer.status, answer.headers.get("Content-Type") ?? "", text);
  return answer.status;
}

async function inTurns<T>(all: T[], most: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
