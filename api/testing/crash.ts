import { setTimeout as pause } from "node:timers/promises";
import { ContactModel, connect, PageModel, ProjectModel, TrashModel, VersionModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import type { Knex } from "knex";
import type { TestDatabase } from "../../database/testing/engines";
import { readJson } from "../../database/testing/readJson";
import { endServer, startServer } from "./ownProcess";

/** What the server said yes to. */
type Promised = {
  enquiries: Set<string>;
  projects: Map<number, string>;
  /** Deleted and restored: always either there or in the trash; `settled`: it was said to be there, and nothing was asked since. */
  discarded: Map<number, "settled" | "under way">;
  /** Saves and returns to the first version, of the project whose history grows. */
  returns: number;
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
  private historyId = 0;
  private serial = 0;
  private readonly promised: Promised = {
    enquiries: new Set(),
    projects: new Map(),
    discarded: new Map(),
    returns: 0,
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
    const kept = await sender(server.url, this.cookie)("POST", "/api/admin/projects", { title: "Historia" });
    this.historyId = Number(kept?.id);
    await endServer(server.child, "SIGKILL");
  }

  /** @returns what was acknowledged and is not there; and how much was acknowledged so far */
  async round(): Promise<{ lost: string[]; acknowledged: number }> {
    const server = await this.startServer();
    const send = sender(server.url, this.cookie);
    const writers = [this.enquire, this.enquire, this.create, this.discard, this.count, this.edit, this.goBack].map(
      (write) => this.keepAt(() => write.call(this, send)),
    );
    await this.until(this.acknowledged + 3 + Math.floor(Math.random() * 12));
    await endServer(server.child, "SIGKILL");
    await Promise.all(writers);
    return this.check();
  }

  private get acknowledged(): number {
    const { enquiries, projects, discarded, returns, counter, section } = this.promised;
    return enquiries.size + projects.size + discarded.size + returns + counter + section;
  }

  /** Wait for this number of acknowledged writes, and up to 15 ms more, so that other writes are in progress. */
  private async until(acknowledged: number): Promise<void> {
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
    this.promised.discarded.set(id, "under way");
    if (!(await send("DELETE", `/api/admin/projects/${id}`))) return false;
    const done = await send("POST", "/api/admin/trash/restore", { resource: "projects", ids: [id] });
    if (done) this.promised.discarded.set(id, "settled");
    return done !== undefined;
  }

  /** Saves another text, and brings the first version back, as «Historial» does. */
  private async goBack(send: Send): Promise<boolean> {
    const path = `/api/admin/projects/${this.historyId}`;
    if (!(await send("PUT", path, { challenges: `reto ${++this.serial}` }))) return false;
    const first = await send("GET", `/api/admin/versions/projects/${this.historyId}/1`);
    const done = first && (await send("PUT", path, first.values as object));
    if (done) this.promised.returns += 1;
    return done !== undefined;
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
    const lost = await this.missing(db).finally(() => db.destroy());
    return { lost, acknowledged: this.acknowledged };
  }

  private async missing(db: Knex): Promise<string[]> {
    return [
      ...(await missing(db, this.promised, this.counterId)),
      ...(await unreturned(db, this.historyId, this.promised.returns)),
    ];
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
      const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      const answer = await readJson<Record<string, unknown>>(response);
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
    ...(await misplaced(db, promised, projects)),
    // One more may be stored than was acknowledged: the answer was on its way.
    ...(Number(counter?.year) < promised.counter ? [`counter ${counter?.year} < ${promised.counter}`] : []),
    ...(title < promised.section ? [`section ${title} < ${promised.section}`] : []),
  ];
}

/** What is both there and in the trash, or neither; saves without their version, and versions without their record. */
async function misplaced(db: Knex, { discarded }: Promised, projects: { id: number; version: number }[]) {
  const there = new Set(projects.map(({ id }) => id));
  const trash = (await TrashModel.query(db).select("recordId")).map(({ recordId }) => recordId);
  const inTrash = new Set(trash);
  const pages = await PageModel.query(db).select("pageKey", "version");
  const versions = await VersionModel.query(db).whereIn("resource", ["projects", "pages"]);
  const kept = new Set(versions.map(({ resource, record, version }) => `${resource} ${record} ${version}`));
  const saved = [
    ...projects.map(({ id, version }) => `projects ${id} ${version}`),
    ...pages.filter(({ version }) => version > 0).map(({ pageKey, version }) => `pages ${pageKey} ${version}`),
  ];
  const known = new Set([...there, ...inTrash].map(String).concat(pages.map(({ pageKey }) => pageKey)));
  return [
    ...[...discarded.keys()].filter((id) => there.has(id) === inTrash.has(id)).map((id) => `discarded ${id}`),
    ...[...discarded].filter(([id, state]) => state === "settled" && !there.has(id)).map(([id]) => `restored ${id}`),
    ...trash.filter((id) => there.has(id)).map((id) => `there and in the trash: ${id}`),
    ...(trash.length > inTrash.size ? ["twice in the trash"] : []),
    ...saved.filter((one) => !kept.has(one)).map((one) => `no version: ${one}`),
    ...versions.filter(({ record }) => !known.has(record)).map(({ record }) => `a version of nobody: ${record}`),
    // Each version is whole: a half one could not be brought back.
    ...versions
      .filter(({ snapshot }) => !snapshot || typeof snapshot !== "object")
      .map(({ record }) => `half: ${record}`),
  ];
}

/** Each return was two saves, and each save made one version. */
async function unreturned(db: Knex, historyId: number, returns: number): Promise<string[]> {
  const row = await ProjectModel.query(db).findById(historyId);
  const texts = row?.challenges === "" || /^reto \d+$/.test(row?.challenges ?? "-");
  const isThere = row !== undefined && row.version > 2 * returns && texts;
  return isThere ? [] : [`history: version ${row?.version}, «${row?.challenges}», ${returns} returns`];
}
