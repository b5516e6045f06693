import { type AuditEntry, dayMs, type User } from "@estudio/contract";
import { AuditModel, SessionModel } from "@estudio/database";
import { createContact, createLead, createProject } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";
import { deleteExpiredAccess } from "./expiredAccess";

describe.each(engines)("the audit log, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
    editor = await api.as("editor");
  });
  beforeEach(() => emptied(api.db, AuditModel));
  afterAll(() => api.close());

  const list = async (query = "") => (await owner.call<AuditEntry[]>("GET", `/api/admin/audit${query}`)).body;
  /** Oldest first. */
  const story = async () => (await list()).reverse().map(({ kind, person, what }) => [kind, person, what]);
  const filter = (by: object) => `?filter=${encodeURIComponent(JSON.stringify(by))}`;
  const name = (client: Client) => client.user?.name;

  it("records sign-ins and failed sign-ins, without the addresses strangers try", async () => {
    const signIn = (email: string | undefined, password: string) =>
      api.anonymous().call("POST", "/api/auth/login", { email, password });
    await signIn(editor.user?.email, testPassword);
    await signIn(editor.user?.email, "no-es-esta");
    await signIn("intruso@example.com", "no-es-esta");
    expect(await story()).toEqual([
      ["signedIn", name(editor), "Otro programa"],
      ["signInFailed", name(editor), ""],
      ["signInFailed", "", ""],
    ]);
    expect(JSON.stringify(await AuditModel.query(api.db))).not.toContain("intruso");
  });

  it("records changes of users, roles and passwords", async () => {
    const sent = { name: "Nuria", email: `nuria-${engine}@example.com`, password: "teja-y-romero" };
    const { id } = (await owner.call<User>("POST", "/api/admin/users", sent)).body;
    await owner.call("PUT", `/api/admin/users/${id}`, { name: "Nuria Gil" });
    await owner.call("PUT", `/api/admin/users/${id}`, { role: "owner" });
    await owner.call("PUT", `/api/admin/users/${id}/password`, { password: "romero-y-teja" });
    await editor.call("PUT", "/api/auth/password", { current: testPassword, password: testPassword });
    await owner.call("DELETE", `/api/admin/users/${id}/sessions`);
    await owner.call("DELETE", `/api/admin/users/${id}`);
    expect(await story()).toEqual([
      ["userCreated", name(owner), "Nuria (Editor)"],
      ["renamed", name(owner), "Nuria → Nuria Gil"],
      ["userChanged", name(owner), "Nuria Gil"],
      ["roleChanged", name(owner), "Nuria Gil: Propietario"],
      ["passwordChanged", name(owner), "Nuria Gil"],
      ["passwordChanged", name(editor), name(editor)],
      ["sessionsEnded", name(owner), "Nuria Gil"],
      ["userDeleted", name(owner), "Nuria Gil"],
    ]);
  });

  it("records settings, deletions and manual publications; an enquiry only by its number", async () => {
    const project = await createProject(api.db, { title: "Piso en Chamberí" });
    const contact = await createContact(api.db, { name: "Lucía Borrada" });
    const lead = await createLead(api.db);
    await owner.call("PUT", "/api/admin/settings/1", { brand: "Otra marca", phone: "910 000 000" });
    await editor.call("DELETE", `/api/admin/projects/${project.id}`);
    await editor.call("DELETE", `/api/contacts/${contact.id}`);
    await editor.call("DELETE", `/api/admin/leads/${lead.id}`);
    await editor.call("POST", "/api/admin/site-builds", {});
    const told = await story();
    expect(told).toEqual([
      ["settingsChanged", name(owner), "brand, phone"],
      ["deleted", name(editor), "Proyecto: Piso en Chamberí"],
      ["deleted", name(editor), `Consulta ${contact.id}`],
      ["deleted", name(editor), `Interesado ${lead.id}`],
      ["published", name(editor), "Publicar ahora"],
    ]);
    expect(JSON.stringify(told)).not.toContain("Borrada");
  });

  it("leaves no entry for a change that is rolled back", async () => {
    const last = await owner.call("DELETE", `/api/admin/users/${owner.user?.id}`);
    expect([last.status, await story()]).toEqual([422, []]);
  });

  it("records an export of personal data once per file, and no lists on screen", async () => {
    const read = (path: string, range: number[]) => editor.call("GET", `${path}?range=${JSON.stringify(range)}`);
    for (const range of [
      [0, 23],
      [0, 95],
      [1000, 1999],
    ])
      await read("/api/contacts", range);
    await read("/api/contacts", [0, 999]);
    await read("/api/admin/leads", [0, 999]);
    const told = await story();
    expect(told.map(([kind, who]) => [kind, who])).toEqual(Array(2).fill(["exported", name(editor)]));
    expect(told.map(([, , what]) => what?.replace(/\d+/, "n"))).toEqual(["Consultas: n", "Interesados: n"]);
  });

  it("records an export by ids as well", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 101; n++) ids.push((await createContact(api.db)).id);
    const read = (some: number[]) => editor.call("GET", `/api/contacts${filter({ id: some })}`);
    await read(ids.slice(1));
    expect((await story()).filter(([kind]) => kind === "exported")).toEqual([]);
    await read(ids);
    expect((await story()).filter(([kind]) => kind === "exported")).toEqual([
      ["exported", name(editor), "Consultas: 101"],
    ]);
  });

  it("asks for the password again before an export from an old session", async () => {
    const client = await api.as("editor");
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await SessionModel.query(api.db).patch({ createdAt: longAgo }).where({ userId: client.user?.id });
    const read = async (range: string) => (await client.call("GET", `/api/contacts?range=${range}`)).body.code;
    expect([await read("[0,23]"), await read("[0,999]"), await read("[1,999]")]).toEqual([undefined, "stale", "stale"]);
    expect((await story()).filter(([kind]) => kind === "exported")).toEqual([]);
    await client.call("POST", "/api/auth/login", { email: client.user?.email, password: testPassword });
    expect(await read("[0,999]")).toBeUndefined();
  });

  it("can be filtered by person, kind and days, and keeps twelve months", async () => {
    await editor.call("POST", "/api/admin/site-builds", {});
    await owner.call("POST", "/api/admin/site-builds", {});
    const at = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
    const row = { personId: null, person: "Programa", what: "" };
    await AuditModel.query(api.db).insert({ ...row, kind: "passwordChanged", createdAt: at(40) });
    await AuditModel.query(api.db).insert({ ...row, kind: "passwordChanged", createdAt: at(367) });
    const found = async (by: object) => (await list(filter(by))).length;
    expect([
      await found({ personId: editor.user?.id }),
      await found({ kind: "published" }),
      await found({ days: 30 }),
      await found({ days: 90 }),
      await found({ kind: "passwordChanged", days: 30 }),
    ]).toEqual([1, 2, 2, 3, 0]);
    for (const days of ["x", 0, null, [7]])
      expect((await owner.call("GET", `/api/admin/audit${filter({ days })}`)).status).toBe(400);
    const people = await owner.call<{ id: number; name: string }[]>("GET", "/api/admin/audit/people");
    expect(people.body.map(({ id }) => id).sort()).toEqual([owner.user?.id, editor.user?.id].sort());
    await deleteExpiredAccess(api.db, new Date());
    expect((await list()).length).toBe(3);
  });

  it("counts its entries again after one is added or deleted", async () => {
    const row = { kind: "deleted" as const, personId: null, person: "Programa", createdAt: new Date().toISOString() };
    const total = async () =>
      (await owner.call("GET", `/api/admin/audit${filter({ kind: "deleted" })}`)).headers.get("X-Total-Count");
    for (const what of ["uno", "dos", "tres"]) await AuditModel.query(api.db).insert({ ...row, what });
    expect(await total()).toBe("3");
    await AuditModel.query(api.db).insert({ ...row, what: "cuatro" });
    expect(await total()).toBe("4");
    await AuditModel.query(api.db).delete().where({ what: "uno" });
    expect(await total()).toBe("3");
  });

  it("can be read by owners only, and changed by nobody", async () => {
    expect((await editor.call("GET", "/api/admin/audit")).status).toBe(403);
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await owner.call(method, "/api/admin/audit")).status).toBe(405);
  });
});
