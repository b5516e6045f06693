import { setTimeout as pause } from "node:timers/promises";
import type { Answering, Contact, Mail, Template, TimelineEntry } from "@estudio/contract";
import { ContactModel, MailModel, SettingsModel, TimelineModel, transaction } from "@estudio/database";
import { contactRow } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { MailServer } from "../../testing/mailServer";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const header = (letter: string, name: string) =>
  letter.match(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "mi"))?.[1]?.replace(/\r\n\s/g, " ");

describe.each(engines)("an answer to an enquiry, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  let server: MailServer;
  let id: number;
  const begin = async (variables: Record<string, string> = {}) => {
    api = await startTestApi(engine, { MAIL_FROM: "web@estudio.example", ...variables });
    await SettingsModel.query(api.db).findById(1).patch({ brand: "Estudio Vidal", email: "hola@estudio.example" });
    editor = await api.as("editor");
    const row = contactRow({ state: "read", email: "lucia@example.com", message: "Una cocina\ncon luz." });
    id = (await transaction(api.db, async (trx) => ContactModel.query(trx).insert(row))).id;
  };
  const withMail = async () => begin({ SMTP_URL: await server.start() });
  const answer = (text: string, key: string) =>
    editor.call<Mail>("POST", `/api/contacts/${id}/answers`, { subject: "Re: Tu consulta", text, key });
  const read = async () => (await editor.call<Contact>("GET", `/api/contacts/${id}`)).body;
  const timeline = async () => (await editor.call<TimelineEntry[]>("GET", `/api/contacts/${id}/timeline`)).body;
  async function allSent(count: number): Promise<MailModel[]> {
    for (;;) {
      const mails = await MailModel.query(api.db).where({ state: "sent" }).orderBy("id");
      if (mails.length >= count) return mails;
      await pause(50);
    }
  }
  beforeEach(() => {
    server = new MailServer();
  });
  afterEach(async () => {
    await api.close();
    await server.stop();
  });

  it("is sent above the visitor's own words, in one thread, and settles the enquiry once sent", async () => {
    await withMail();
    expect((await answer("Vamos el martes.", "primera-respuesta")).status).toBe(201);
    const [first] = await allSent(1);
    expect((await read()).state).toBe("handled");
    expect((await read()).answeredAt).not.toBeNull();
    await answer("¿Le va bien a las diez?", "segunda-respuesta");
    await allSent(2);
    const [one, two] = server.letters;
    expect(header(one ?? "", "To")).toContain("lucia@example.com");
    expect(header(one ?? "", "Reply-To")).toContain("hola@estudio.example");
    expect(header(one ?? "", "Auto-Submitted")).toBeUndefined();
    expect(one).toContain("Vamos el martes.\r\n\r\n> Una cocina\r\n> con luz.");
    expect(header(two ?? "", "In-Reply-To")).toBe(first?.messageId);
    expect((await timeline()).map(({ kind, text }) => [kind, text])).toEqual([
      ["answer", "Vamos el martes."],
      ["answer", "¿Le va bien a las diez?"],
    ]);
  });

  it("is sent once however often its form is submitted, and leaves a won enquiry won", async () => {
    await withMail();
    await editor.call("PUT", `/api/contacts/${id}`, { state: "won" });
    const [one, two] = await Promise.all([answer("Hola.", "la-misma-clave"), answer("Hola.", "la-misma-clave")]);
    expect(one.body.id).toBe(two.body.id);
    await allSent(1);
    await pause(200);
    expect(server.letters).toHaveLength(1);
    expect((await read()).state).toBe("won");
  });

  it("is refused when empty or when the site cannot send mail, which the panel knows beforehand", async () => {
    await begin();
    const { body } = await editor.call<Answering>("GET", "/api/contacts/answering");
    expect(body.canMail).toBe(false);
    expect(body.colleagues.map((one) => Object.keys(one))).toContainEqual(["id", "name"]);
    expect(await answer("Hola.", "una-clave-cualquiera")).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("SMTP_URL") },
    });
    expect(await answer(" ", "x")).toMatchObject({
      status: 422,
      body: { errors: { text: "Este campo es obligatorio", key: "El valor no es válido" } },
    });
    expect(await MailModel.query(api.db)).toEqual([]);
  });
});

describe.each(engines)("an enquiry in the panel, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  let id: number;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  beforeEach(async () => {
    const row = contactRow({ state: "read" });
    id = (await transaction(api.db, async (trx) => ContactModel.query(trx).insert(row))).id;
  });
  afterAll(() => api.close());
  const mark = (body: object) => editor.call<Contact>("PUT", `/api/contacts/${id}`, body);
  const timeline = async () => (await editor.call<TimelineEntry[]>("GET", `/api/contacts/${id}/timeline`)).body;

  it("records state changes, notes and calls in its timeline, which is deleted with it", async () => {
    const me = editor.user;
    await mark({ assignedTo: me?.id });
    await mark({ state: "proposal" });
    await mark({ state: "proposal" });
    await mark({ state: "lost", lostReason: "Precio" });
    const said = { kind: "call", text: "Llamará en enero." };
    expect((await editor.call("POST", `/api/contacts/${id}/timeline`, said)).status).toBe(201);
    expect((await timeline()).map(({ kind, state, text, person }) => [kind, state, text, person])).toEqual([
      ["assigned", null, me?.name, me?.name],
      ["state", "proposal", "", me?.name],
      ["state", "lost", "Precio", me?.name],
      ["call", null, "Llamará en enero.", me?.name],
    ]);
    await editor.call("DELETE", `/api/contacts/${id}`);
    expect(await TimelineModel.query(api.db)).toEqual([]);
  });

  it("keeps the date of its first answer, and waits again when it is reopened", async () => {
    await mark({ state: "handled" });
    const { answeredAt } = (await mark({ state: "won" })).body;
    expect(answeredAt).not.toBeNull();
    expect((await mark({ state: "read" })).body.answeredAt).toBeNull();
  });

  it("cannot be assigned to a user without access, and is unassigned when its user is deleted", async () => {
    expect(await mark({ assignedTo: 999_999 })).toMatchObject({ status: 422, body: { errors: { assignedTo: /./ } } });
    const colleague = await api.as("editor");
    await mark({ assignedTo: colleague.user?.id });
    const owner = await api.as("owner");
    await owner.call("DELETE", `/api/admin/users/${colleague.user?.id}`);
    expect((await editor.call<Contact>("GET", `/api/contacts/${id}`)).body.assignedTo).toBeNull();
  });

  it("is listed first while it waits, the oldest first; then answered ones, and possible spam last", async () => {
    await emptied(api.db, ContactModel);
    const rows = [
      { name: "Contestada antes", state: "handled" as const, createdAt: "2026-11-01T09:00:00.000Z" },
      { name: "Nueva", state: "new" as const, createdAt: "2026-11-04T09:00:00.000Z" },
      { name: "Contestada después", state: "won" as const, createdAt: "2026-11-05T09:00:00.000Z" },
      { name: "Leída", state: "read" as const, createdAt: "2026-11-02T09:00:00.000Z" },
      { name: "Robot", state: "new" as const, doubtful: true, createdAt: "2026-11-03T09:00:00.000Z" },
    ];
    for (const row of rows) await transaction(api.db, async (trx) => ContactModel.query(trx).insert(contactRow(row)));
    const query = new URLSearchParams({ sort: '["turn","ASC"]', range: "[0,9]" });
    const { body } = await editor.call<Contact[]>("GET", `/api/contacts?${query}`);
    expect(body.map(({ name }) => name)).toEqual(["Leída", "Nueva", "Contestada después", "Contestada antes", "Robot"]);
  });

  it("can be answered with templates in three languages, which are protected against conflicts", async () => {
    const text = {
      name: "Visita",
      subject: "",
      text: "Hola, {nombre}",
      translations: { ca: { text: "Hola {nombre}" } },
    };
    const { status, body } = await editor.call<Template>("POST", "/api/admin/templates", text);
    expect([status, body.translations.ca?.text]).toEqual([201, "Hola {nombre}"]);
    const path = `/api/admin/templates/${body.id}`;
    expect((await editor.call<Template>("PUT", path, { name: "Cita", version: 1 })).body).toMatchObject({ version: 2 });
    expect((await editor.call("PUT", path, { name: "Otra", version: 1 })).status).toBe(409);
    expect(await editor.call("POST", "/api/admin/templates", { name: "" })).toMatchObject({
      status: 422,
      body: { errors: { name: "Este campo es obligatorio", text: "Este campo es obligatorio" } },
    });
    expect((await editor.call("DELETE", path)).status).toBe(200);
    expect((await editor.call("GET", path)).status).toBe(404);
  });

  it("refuses a template with a mistyped placeholder in any language, and leaves other braces alone", async () => {
    const template = {
      name: "Erratas",
      subject: "",
      text: "Hola, {Nombre}",
      translations: { en: { text: "Hello {first name}" } },
    };
    const { status, body } = await editor.call("POST", "/api/admin/templates", template);
    const instead = "no se rellena con nada: usa {nombre}, {tipo}, {estudio}, {persona}, {telefono}";
    expect([status, body.errors]).toEqual([
      422,
      { text: `{Nombre} ${instead}`, "translations.en.text": `{first name} ${instead}` },
    ]);
    const fine = { ...template, text: "Hola, {nombre} {}: {8 + 2}", translations: {} };
    expect((await editor.call("POST", "/api/admin/templates", fine)).status).toBe(201);
  });
});
