import { ContactModel, connect, PageModel, ProjectModel, TrashModel, VersionModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import type { Knex } from "knex";
import type { TestDatabase } from "../../database/testing/engines";
import { endServer, startServer } from "./ownProcess";

/** What the server said yes to. */
type Promised = {
  enquiries: Set<string>;
  projects: Map<number, string>;
  /** Deleted and restored: always either there or in the trash. */
  discarded: Set<number>;
  counter: number;
  section: number;
};
type Send = (method: string, path: string, body?: object) => Promise<Record<string, unknown> | undefined>;

const password = "una-clave-larga";

/**
 * Starts the server, writes from several sides at once, kills it in the middle (SIGKILL), and looks in the database for
 * everything that was acknowledged; round after round on the same database.
 */
export class CrashRounds {
  private cookie = "";
  private counterId = 0;
  private serial = 0;
  private readonly promised: Promised = {
    enquiries: new Set(),
    projects: new Map(),
    discarded: new Set(),
    counter: 0,
    section: 0,
  };

  constructor(private readonly database: TestDatabase) {}

  /** A user to sign in with, and the project whose `year` counts. */
  async prepare(): Promise<void> {
    const { email } = await createUser(this.database.db, { password, role: "owner" });
    const server = await this.startServer();
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { Origin: server.url, "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    this.cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const made = await sender(server.url, this.cookie)("POST", "/api/admin/projects", { title: "Contador", year: "0" });
    this.counterId = Number(made?.id);
    await endServer(server.child, "SIGKILL");
  }

  /** @returns what was acknowledged and is not there; and how much was acknowledged so far */
  async round(): Promise<{ lost: string[]; acknowledged: number }> {
    const server = await this.startServer();
    const send = sender(server.url, this.cookie);
    const writers = [this.enquire, this.enquire, this.create, this.discard, this.count, this.edit].map((write) =>
      this.keepAt(() => write.call(this, send)),
    );
    await this.until(this.acknowledged + 3 + Math.floor(Math.random() * 12));
    await endServer(server.child, "SIGKILL");
    await Promise.all(writers);
    return this.check();
  }

  private get acknowledged(): number {
    const { enquiries, projects, discarded, counter, section } = this.promised;
    return enquiries.size + projects.size + discarded.size + counter + section;
  }

  /** So many writes are acknowledged, and a moment more, so that others are under way. */
  private async until(acknowledged: number): Promise<void> {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let waited = 0; waited < 5000 && this.acknowledged < acknowledged; waited += 5) await pause(5);
    await pause(Math.random() * 15);
  }

  private async keepAt(write: () => Promise<boolean>): Promise<void> {
    while (await write());
  }

  private async enquire(send: Send): Promise<boolean> {
    const message = `consulta ${++this.serial}`;
    const body = { name: "Eva", email: "eva@example.com", projectType: "renovacion", message };
    const done = await send("POST", "/api/contact", body);
    if (done) this.promised.enquiries.add(message);
    return done !== undefined;
  }

  private async create(send: Send): Promise<boolean> {
    const title = `Proyecto ${++this.serial}`;
    const made = await send("POST", "/api/admin/projects", { title });
    if (made) this.promised.projects.set(Number(made.id), title);
    return made !== undefined;
  }

  private async discard(send: Send): Promise<boolean> {
    const made = await send("POST", "/api/admin/projects", { title: `Desecho ${++this.serial}` });
    if (!made) return false;
    const id = Number(made.id);
    this.promised.discarded.add(id);
    if (!(await send("DELETE", `/api/admin/projects/${id}`))) return false;
    return Boolean(await send("POST", "/api/admin/trash/restore", { resource: "projects", ids: [id] }));
  }

  private async count(send: Send): Promise<boolean> {
    const next = this.promised.counter + 1;
    const done = await send("PUT", `/api/admin/projects/${this.counterId}`, { year: String(next) });
    if (done) this.promised.counter = next;
    return done !== undefined;
  }

  private async edit(send: Send): Promise<boolean> {
    const next = this.promised.section + 1;
    const done = await send("PUT", "/api/admin/pages/homepage", {
      sections: [{ sectionKey: "hero", title: String(next) }],
    });
    if (done) this.promised.section = next;
    return done !== undefined;
  }

  private async check() {
    const db = connect(this.database.options);
    const lost = await missing(db, this.promised, this.counterId).finally(() => db.destroy());
    return { lost, acknowledged: this.acknowledged };
  }

  // Behind a proxy every writer says where it is from: no limit is met.
  private startServer() {
    return startServer(this.database, { TRUST_PROXY: "1" });
  }
}

let address = 0;
const sender =
  (url: string, cookie: string): Send =>
  async (method, path, body) => {
    const headers = {
      Origin: url,
      Cookie: cookie,
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.${(++address >> 8) & 255}.${address & 255}`,
      "X-Forwarded-Host": new URL(url).host,
    };
    try {
      const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    } catch (error) {
      // The server is gone: that is the point. Anything else is a fault. (By name: jest has its own TypeError.)
      if (["TypeError", "SyntaxError"].includes((error as Error).name)) return undefined;
      throw error;
    }
  };

async function missing(db: Knex, promised: Promised, counterId: number): Promise<string[]> {
  const messages = new Set((await ContactModel.query(db).select("message")).map((row) => row.message));
  const projects = await ProjectModel.query(db).select("id", "title", "version");
  const titles = new Map(projects.map((row) => [row.id, row.title]));
  const counter = await ProjectModel.query(db).findById(counterId);
  const page = await PageModel.query(db).findOne({ pageKey: "homepage" });
  const title = Number(page?.sections[0]?.title ?? 0);
  return [
    ...[...promised.enquiries].filter((message) => !messages.has(message)),
    ...[...promised.projects].filter(([id, one]) => titles.get(id) !== one).map(([, one]) => one),
    ...(await misplaced(db, promised.discarded, projects)),
    // One more may be stored than was acknowledged: the answer was on its way.
    ...(Number(counter?.year) < promised.counter ? [`counter ${counter?.year} < ${promised.counter}`] : []),
    ...(title < promised.section ? [`section ${title} < ${promised.section}`] : []),
  ];
}

/** What is both there and in the trash, or neither; saves without their version, and versions without their record. */
async function misplaced(db: Knex, discarded: Set<number>, projects: { id: number; version: number }[]) {
  const there = new Set(projects.map(({ id }) => id));
  const inTrash = new Set((await TrashModel.query(db).select("recordId")).map(({ recordId }) => recordId));
  const versions = await VersionModel.query(db).where({ resource: "projects" }).select("record", "version");
  const kept = new Set(versions.map(({ record, version }) => `${record} ${version}`));
  return [
    ...[...discarded].filter((id) => there.has(id) === inTrash.has(id)).map((id) => `discarded ${id}`),
    ...projects.filter(({ id, version }) => !kept.has(`${id} ${version}`)).map(({ id }) => `no version of ${id}`),
    ...versions
      .filter(({ record }) => !there.has(Number(record)) && !inTrash.has(Number(record)))
      .map(({ record }) => `a version of nobody: ${record}`),
  ];
}
