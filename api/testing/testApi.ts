import type { Role } from "@estudio/contract";
import type { Engine, UserModel } from "@estudio/database";
import { createSettings, createUser } from "@estudio/database/factories";
import { freshDatabase, type TestDatabase } from "../../database/testing/engines";
import { Schedule } from "../src/content/publication/schedule";
import { readEnv } from "../src/env";
import { type Running, start } from "../src/server";
import { requireDocumented } from "./documented";

export type Answer<T = unknown> = { status: number; body: T; headers: Headers; text: string };
export type Client = {
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  cookie(): string;
  user?: UserModel;
};

export type TestApi = TestDatabase & {
  running: Running;
  url: string;
  anonymous(): Client;
  as(role: Role): Promise<Client>;
  /** Does what has come due. The API's own clock runs beside it: whichever of them did it, its effect is known afterwards. */
  runDue(): Promise<void>;
  close(): Promise<void>;
};
export const testPassword = "una-clave-larga";

/**
 * A whole API on a fresh database of that engine, listening on a free port, without the site's builder.
 * @param variables environment settings of this test
 * @param given a database that holds something already
 */
export async function startTestApi(
  engine: Engine,
  variables: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestApi> {
  const database = given ?? (await freshDatabase(engine));
  const env = readEnv({
    PORT: "0",
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.options.databaseUrl ?? "",
    SESSION_KEYS: "clave-de-prueba",
    BUILDER: "off",
    // Many of them start on one disk, which may be memory.
    DISK_RESERVE_MB: "0",
    DISK_FLOOR_MB: "1",
    BUILDER_TOKEN: "secreto",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    ...variables,
  });
  const running = await start(env, database.db);
  await createSettings(database.db);
  const client = (cookie = "") => createClient(running.url, cookie);
  const close = async () => {
    await running.close();
    await database.drop();
  };
  const as = async (role: Role) => {
    const user = await createUser(database.db, { role, password: testPassword });
    const signedIn = client();
    await signedIn.call("POST", "/api/auth/login", { email: user.email, password: testPassword });
    return Object.assign(signedIn, { user });
  };
  const { state, log } = running.deps;
  const runDue = async () => {
    await new Schedule(database.db, state, log).runDue();
    await state.refresh();
  };
  return { ...database, running, url: running.url, anonymous: () => client(), as, runDue, close };
}

/** A browser's part of the conversation: cookies kept, origin sent, JSON both ways. Every answer is held against the OpenAPI document. */
export function createClient(url: string, initialCookie = ""): Client {
  const jar = new Map(initialCookie.split("; ").map((one) => [nameOf(one), one]));
  const cookie = () => [...jar.values()].join("; ");
  return {
    cookie,
    async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const sent = {
        Origin: url,
        Cookie: cookie(),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      };
      const bytes = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
      const payload = typeof body === "string" ? body : bytes;
      const response = await fetch(url + path, { method, headers: sent, body: payload, redirect: "manual" });
      const set = response.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
      for (const one of set) one.endsWith("=") ? jar.delete(nameOf(one)) : jar.set(nameOf(one), one);
      const text = await response.text();
      requireDocumented(method, path, response.status, response.headers.get("Content-Type") ?? "", text);
      return { status: response.status, headers: response.headers, text, body: parsed(text) as T };
    },
  };
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
