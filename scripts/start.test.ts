import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./testing/machine";

const root = join(__dirname, "..");
let dataDir: string;
let product: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "estudio-start-"));
});
afterEach(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    const ended = once(product, "exit");
    product.kill("SIGTERM");
    await ended;
  }
  product = undefined;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});

const until = async (check: () => Promise<boolean>) => {
  while (!(await check())) await pause(200);
};
const answersAt = (address: string) => () =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test("frees the port when npm is stopped", async () => {
  const port = await freePort();
  product = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: "none" },
    stdio: "ignore",
  });
  const answers = answersAt(`http://127.0.0.1:${port}`);
  await until(answers);
  product.kill("SIGTERM");
  await until(async () => !(await answers()));
});

describe("a start that cannot work", () => {
  const refused = (variables: Record<string, string>) => {
    const env = { ...process.env, DATA_DIR: dataDir, SEED: "demo", DATABASE_URL: "", ...variables };
    const ran = spawnSync(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect([ran.status, ran.stdout]).toEqual([1, ""]);
    return ran.stderr.trim();
  };

  test.each([
    ["PORT", "abc", /\n {2}PORT: debe ser un número entero/],
    ["SITE_URL", "estudio.example", /\n {2}SITE_URL: .*https:\/\/estudio\.example/],
    ["LOG_LEVEL", "verbose", /\n {2}LOG_LEVEL: debe ser /],
    ["HOST", "no-existe.invalid", /^HOST: «no-existe\.invalid» no es una dirección de esta máquina$/],
    ["HOST", "192.0.2.1", /^HOST: «192\.0\.2\.1» no es una dirección de esta máquina$/],
    ["DATABASE_URL", "mysql://nadie@127.0.0.1:1/nada", /SESSION_KEYS/],
  ])("names %s=%s in one sentence, and creates nothing", async (name, value, said) => {
    expect(refused({ PORT: String(await freePort()), [name]: value })).toMatch(said);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("names a port that is in use, and creates nothing", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const place = other.address();
        resolve(typeof place === "object" ? (place?.port ?? 0) : 0);
      });
    });
    const said = refused({ PORT: String(port) });
    other.close();
    expect(said).toBe(`El puerto ${port} está ocupado: cierra el otro programa o elige otro con PORT=…`);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("names a DATA_DIR that is a file", async () => {
    const file = join(dataDir, "archivo");
    writeFileSync(file, "");
    const said = refused({ PORT: String(await freePort()), DATA_DIR: file });
    expect(said).toBe(`DATA_DIR: no se puede usar ${file}: ahí hay un archivo, no una carpeta`);
  });
});

test("is ready at another address of this machine, keeps a second product off its data, reports a killed API, and waits for one that is stopping", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.2", DATA_DIR: dataDir, SEED: "none" };
  const second = { cwd: root, env: { ...env, HOST: "127.0.0.1" }, encoding: "utf8", timeout: 60_000 } as const;
  product = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const { pid } = product;
  let said = "";
  for (const stream of [product.stdout, product.stderr]) stream?.on("data", (part) => (said += part));
  const ended = new Promise((resolve) => product?.once("close", resolve));
  await until(async () => said.includes("Preparando la web"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], second);
  expect([status, stderr]).toEqual([
    1,
    `Ya hay otro Estudio en marcha con esta carpeta de datos (DATA_DIR=${dataDir})\n`,
  ]);
  const [api] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  process.kill(Number(api), "SIGKILL");
  await ended;
  expect(said).toContain("La API ha terminado (señal SIGKILL)\n");
  const answers = answersAt(`http://127.0.0.2:${port}`);
  const startAnew = () => spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: "ignore" });
  const first = startAnew();
  product = first;
  await until(answers);
  // A product that is stopping is waited for, and the API does not outlive a killed start.
  first.kill("SIGTERM");
  product = startAnew();
  if (first.exitCode === null) await once(first, "exit");
  await until(answers);
  product.kill("SIGKILL");
  await until(async () => !(await answers()));
});
