import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPage, createProject, createSettings } from "@estudio/database/factories";
import { freshDatabase } from "../../../database/testing/engines";
import { memoryOf, type Pass, pass, ratio } from "../load";

const pairs = 24;
const perPass = 2400;
const root = join(__dirname, "../../..");
const words = "Luz natural, madera de roble y piedra caliza en una vivienda del centro de Madrid. ";

const cases = [
  ["/api/projects", 200],
  ["/api/projects?range=%5B2,8%5D", 200],
  ["/api/projects/proyecto-3", 200],
  ["/api/pages/homepage", 200],
  ["/api/pages/homepage", 304],
] as const;

/**
 * Compare the cached reads with a bare node:http server and bare Koa. Each runs in its own process and sends the same
 * bytes.
 */
export async function benchPublicReads(): Promise<void> {
  const database = await freshDatabase("sqlite");
  await fill(database.db);
  const api = await serve(["--max-semi-space-size=4", "--import", "tsx", join(root, "api/src/server.ts")], {
    PORT: "0",
    DATA_DIR: database.dataDir,
    DATABASE_URL: "",
    SESSION_KEYS: "x",
    BUILDER: "off",
    LOG_LEVEL: "silent",
  });
  console.log(
    `\nCached reads: ${pairs} interleaved rounds of ${perPass} requests; ratio of the API to the other [95 %]`,
  );
  console.log(
    "| | µs CPU per request | CPU / bare node | CPU / bare Koa | throughput / bare node | / bare Koa |\n|---|---|---|---|---|---|",
  );
  for (const [path, status] of cases) await compare(api, path, status);
  console.log(
    `\nMemory of the API process after ${cases.length * (pairs + 1) * perPass} requests: ${memoryOf(api.pid).toFixed(0)} MB`,
  );
  api.child.kill();
  await database.drop();
}

async function fill(db: Parameters<typeof createProject>[0]): Promise<void> {
  await createSettings(db);
  for (let index = 1; index <= 10; index++)
    await createProject(db, {
      title: `Proyecto ${index}`,
      description: words.repeat(8),
      challenges: words.repeat(6),
      featured: index < 3,
    });
  const item = { title: "Nombre", text: words };
  const section = {
    type: "",
    title: "Título",
    subtitle: words,
    description: words.repeat(3),
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [item, item, item],
    translations: {},
  };
  await createPage(db, {
    sections: ["hero", "services", "testimonials"].map((sectionKey) => ({ ...section, sectionKey })),
  });
}

type Server = { child: ChildProcess; pid: number; url: string };

/** Start a server in its own process. It must print its address in its first line. */
export async function serve(args: string[], variables: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...variables },
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return { child, pid: child.pid as number, url: line.toString().trim().replace(/^api /, "") };
}

async function compare(api: Server, path: string, status: 200 | 304): Promise<void> {
  await answerOf(api.url + path);
  const answer = await answerOf(api.url + path);
  const file = join(mkdtempSync(join(tmpdir(), "bench-")), "answer.json");
  writeFileSync(file, JSON.stringify(answer));
  const program = join(__dirname, "bareServers.mjs");
  const servers = { api, node: await serve([program, "node", file]), koa: await serve([program, "koa", file]) };
  const known = status === 304 ? `If-None-Match: ${answer.etag}\r\n` : "";
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${known}\r\n`;
  const results: Record<keyof typeof servers, Pass[]> = { api: [], node: [], koa: [] };
  for (let round = -1; round < pairs; round++)
    for (const name of shuffled(Object.keys(servers) as (keyof typeof servers)[])) {
      const measured = await pass(servers[name].url, servers[name].pid, text, perPass);
      if (round >= 0) results[name].push(measured);
    }
  servers.node.child.kill();
  servers.koa.child.kill();
  const against = (other: "node" | "koa", what: keyof Pass) =>
    ratio(results.api.map((one, index) => [one[what], results[other][index]?.[what] ?? 1]));
  const cpu = results.api.reduce((sum, one) => sum + one.cpuMicroseconds, 0) / pairs;
  console.log(
    `| ${path} ${status} | ${cpu.toFixed(1)} | ${against("node", "cpuMicroseconds")} | ${against("koa", "cpuMicroseconds")} | ${against("node", "perSecond")} | ${against("koa", "perSecond")} |`,
  );
}

const shuffled = <T>(list: T[]): T[] =>
  list
    .map((one) => [Math.random(), one] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one);

/** Return everything the API sends except the status line: the bare servers send the same. */
function answerOf(url: string): Promise<{ headers: Record<string, string>; body: string; etag: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const {
          date: _,
          connection: __,
          "keep-alive": ___,
          "content-length": ____,
          ...headers
        } = response.headers as Record<string, string>;
        resolve({ headers, body: Buffer.concat(parts).toString("base64"), etag: headers.etag ?? "" });
      });
    })
      .on("error", reject)
      .end();
  });
}
