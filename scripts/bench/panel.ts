import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dayMs, nowIso } from "@estudio/contract";
import { connect, migrate, transaction } from "@estudio/database";
import { createContact, createProject, createUser } from "@estudio/database/factories";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromium as executablePath } from "../testing/machine";

/**
 * `npm run bench:panel [-- 100000]`: measure how long an editor waits with 10,000 projects and 10,000 (or the given
 * number of) enquiries. The panel must be built. Prints the bytes of the first load, and the median of several loads,
 * searches, page turns and saves in milliseconds until the result is on screen.
 */
const records = 10_000;
const enquiries = Number(process.argv[2] ?? records);
const rounds = 7;
const owner = { name: "Banco", email: "banco@estudio.example", password: "lumbre-y-cal-7" };
const port = Number(process.env.PORT ?? 8139);
const base = `http://localhost:${port}`;

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  await fill(join(dataDir, "estudio.sqlite"));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, BUILDER: "off", LOG_LEVEL: "error" };
  const server = spawn(process.execPath, ["--import", "tsx", "api/src/server.ts"], { env, stdio: "inherit" });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    await listening();
    await measure(browser);
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(file: string): Promise<void> {
  const db = connect({ file });
  await migrate(db);
  await createUser(db, { ...owner, role: "owner" });
  await transaction(db, async (trx) => {
    for (let number = 1; number <= records; number++) {
      await createProject(trx, { title: `Proyecto de prueba ${number}`, location: number % 2 ? "Chamberí" : "Retiro" });
    }
    for (let number = 1; number <= enquiries; number++)
      await createContact(trx, { name: `Persona ${number}`, message: `Consulta número ${number}`, ...story(number) });
  });
  await db.destroy();
}

/** One in ten enquiries is unanswered; they are spread over two years. */
const story = (number: number) => ({
  email: `persona-${number}@example.com`,
  state: number % 10 === 0 ? ("new" as const) : ("handled" as const),
  createdAt: nowIso(-((number * 7919) % 730) * dayMs),
});

async function listening(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(`${base}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(200);
  }
  throw new Error("La API no ha arrancado");
}

async function measure(browser: Browser): Promise<void> {
  const context = await browser.newContext({ locale: "es-ES" });
  const signedIn = await context.request.post(`${base}/api/auth/login`, {
    data: { email: owner.email, password: owner.password },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  if (!signedIn.ok()) throw new Error(`No se puede entrar: ${signedIn.status()} ${await signedIn.text()}`);
  const page = await context.newPage();
  const recent = page.getByRole("heading", { name: "Proyectos recientes" });
  console.log(`primera carga, inicio (recibido): ${await firstLoad(page, "dashboard", recent)}`);
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
  console.log(`primera carga, proyectos (recibido): ${await firstLoad(page, "projects", rows)}`);
  const search = (label: string, record: (round: number) => string) => async (round: number) => {
    await page.getByLabel(label).fill(record(round).toLowerCase());
    await page.getByRole("link", { name: record(round), exact: true }).waitFor();
  };
  const open = (path: string) => async () => {
    await page.goto(`${base}/admin/${path}`);
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") })
      .first()
      .waitFor();
  };
  await report("proyectos, abrir la lista", open("projects"));
  await report(
    "proyectos, buscar (con 150 ms de pausa al teclear)",
    search("Buscar por título o ubicación", (round) => `Proyecto de prueba 77${round}1`),
  );
  await open("contacts")();
  await report("consultas, abrir la lista (el panel entero otra vez)", open("contacts"));
  const menu = page.getByRole("navigation", { name: "Principal" });
  await report(
    "consultas, abrir la lista desde el menú",
    async () => {
      await menu.getByRole("link", { name: /^Consultas/ }).click();
      await page
        .getByRole("link", { name: /^Persona / })
        .first()
        .waitFor();
    },
    async () => {
      await menu.getByRole("link", { name: "Proyectos" }).click();
      await page
        .getByRole("link", { name: /^Proyecto / })
        .first()
        .waitFor();
    },
  );
  await report(
    "consultas, buscar (con 150 ms de pausa al teclear)",
    search("Buscar por nombre, correo, teléfono, empresa o tipo", (round) => `Persona 88${round}2`),
  );
  await open("contacts")();
  await page.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill("");
  await page.getByText("1-24 de").waitFor();
  await report("consultas, página siguiente", async (round) => {
    await page.getByRole("button", { name: "Ir a la página siguiente" }).click();
    await page.getByText(`${round * 24 + 25}-${round * 24 + 48} de`).waitFor();
  });
  await page.goto(`${base}/admin/projects/5000/edit`);
  await report("proyecto, guardar", async (round) => {
    await page.getByLabel("Ubicación").fill(`Barrio ${round}`);
    await page.getByRole("button", { name: /^Guardar( y publicar)?$/ }).click();
    await page.getByText("✓ Guardado").waitFor();
  });
}

/** Return what the browser received for a screen with an empty cache, including pictures and API responses. */
async function firstLoad(page: Page, address: string, shown: Locator): Promise<string> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  const received = { requests: 0, scripts: 0, all: 0 };
  network.on("Network.responseReceived", ({ requestId, type }) => void (type === "Script" && scripts.add(requestId)));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    received.requests++;
    received.all += encodedDataLength;
    if (scripts.has(requestId)) received.scripts += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(`${base}/admin/${address}`);
  await shown.first().waitFor();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await network.detach();
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return `${kB(received.scripts)} de scripts, ${kB(received.all)} en ${received.requests} peticiones, ${seconds} s`;
}

/** @param before prepares each round, and is not measured */
async function report(
  what: string,
  task: (round: number) => Promise<void>,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await before();
    const started = performance.now();
    await task(round);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  console.log(`${what}: ${Math.round(times[Math.floor(rounds / 2)] ?? 0)} ms (peor ${Math.round(times.at(-1) ?? 0)})`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
