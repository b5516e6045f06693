import { setTimeout as pause } from "node:timers/promises";
import { type Contact, localizedPath, type Mail, siteRoutes } from "@estudio/contract";
import { ContactModel, MailModel, SettingsModel } from "@estudio/database";
import { engines, freshDatabase } from "../../../database/testing/engines";
import { wordsOf } from "../../testing/letters";
import { MailServer, nobodysUrl } from "../../testing/mailServer";
import { endServer, startServer } from "../../testing/ownProcess";
import { startTestApi, type TestApi } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

let serial = 0;
const enquiry = (over: object = {}) => ({
  name: "Lucía Vega",
  email: "lucia@example.com",
  projectType: "renovacion",
  message: `Quiero reformar la cocina ${++serial}.`,
  ...over,
});
/** The site's own address, as in a visitor's browser. */
const abroad = {
  variables: { SITE_URL: "https://estudio.example" },
  headers: { Origin: "https://estudio.example" },
};
const header = (letter: string, name: string) =>
  letter.match(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "mi"))?.[1]?.replace(/\r\n\s/g, " ");
const to = (letters: string[], address: string) => letters.filter((one) => header(one, "To")?.includes(address));

describe.each(engines)("the outbox, on %s", (engine) => {
  let api: TestApi;
  let server: MailServer;
  const begin = async (variables: Record<string, string> = {}) => {
    const url = await server.start();
    api = await startTestApi(engine, { SMTP_URL: url, MAIL_FROM: "web@estudio.example", ...variables });
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com", brand: "Estudio Vidal" });
  };
  const send = (over: object = {}, headers = {}) =>
    api.anonymous().call("POST", "/api/contact", enquiry(over), headers);
  const mails = () => MailModel.query(api.db).orderBy("id");
  /** Wait until no mail is under way or due. */
  async function rested(count: number): Promise<MailModel[]> {
    for (;;) {
      const all = await mails();
      const busy = all.some(
        ({ state, attempts }) => state === "sending" || state === "handed" || (state === "waiting" && attempts === 0),
      );
      if (all.length >= count && !busy) return all;
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

  it("notifies the studio with the visitor as reply address, and tells the visitor what happens next", async () => {
    await begin(abroad.variables);
    expect(
      (await send({ name: "Eva\r\nBcc: todos@example.com", message: "Una cocina\ncon luz." }, abroad.headers)).status,
    ).toBe(201);
    await rested(2);
    const [notice] = to(server.letters, "estudio@example.com");
    const [acknowledgement] = to(server.letters, "lucia@example.com");
    expect(server.letters).toHaveLength(2);
    expect(header(notice ?? "", "Reply-To")).toContain("<lucia@example.com>");
    for (const letter of server.letters) expect(letter.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
    expect(wordsOf(notice ?? "")).toMatch(/https:\/\/estudio\.example\/admin\/contacts\/\d+\/show/);
    expect(wordsOf(acknowledgement ?? "")).toContain("> Una cocina\n> con luz.");
    expect(header(acknowledgement ?? "", "Auto-Submitted")).toBe("auto-replied");
    expect((await ContactModel.query(api.db).first())?.notice).toBe("sent");
  });

  it("addresses the visitor in the language of the form", async () => {
    await begin(abroad.variables);
    await send({ email: "marta@example.com", lang: "ca" }, abroad.headers);
    await send({ email: "john@example.com", lang: "en" }, abroad.headers);
    await rested(4);
    const said = (address: string) => wordsOf(to(server.letters, address)[0] ?? "");
    expect(said("marta@example.com")).toContain("Et respondrem en menys de 24 hores");
    expect(said("john@example.com")).toContain("You will hear from us within 24 hours");
    expect(said("john@example.com")).toContain(
      `https://estudio.example${localizedPath(siteRoutes.privacy.path, "en")}`,
    );
  });

  it("announces a burst in one mail, ignores apparent spam and never floods the visitor's mailbox", async () => {
    await begin();
    const { limits, outbox } = api.running.deps;
    // Act as if a mail were being sent, so that the others wait on any machine.
    await limits.count("notices", "all");
    for (let number = 1; number <= 6; number++) await send({ name: `Persona ${number}` });
    await send({ name: "Robot", website: "https://spam.example" });
    while ((await mails()).length < 9) await pause(50);
    await limits.forget("notices", "all");
    outbox.announce();
    await rested(9);
    const notices = to(server.letters, "estudio@example.com");
    expect(notices.map((one) => header(one, "Subject"))).toEqual(["6 consultas nuevas"]);
    for (let number = 1; number <= 6; number++) expect(wordsOf(notices[0] ?? "")).toContain(`Persona ${number}`);
    expect(server.letters.join()).not.toContain("Robot");
    expect(to(server.letters, "lucia@example.com")).toHaveLength(3);
    const rows = await ContactModel.query(api.db).orderBy("id");
    expect(rows.map((row) => row.notice)).toEqual([...Array(6).fill("sent"), "none"]);
  });

  it("retries later, or on request, when the server is busy", async () => {
    await begin();
    server.answer = { responseCode: 451, message: "Vuelva más tarde" };
    await send();
    const waiting = await rested(2);
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 1],
      ["waiting", 1],
    ]);
    expect(waiting[0]?.error).toContain("Vuelva más tarde");
    expect(Date.parse(waiting[0]?.dueAt ?? "")).toBeGreaterThan(Date.now());
    expect(server.letters).toEqual([]);
    server.answer = "take";
    const editor = await api.as("editor");
    const { body } = await editor.call<Mail[]>("GET", `/api/contacts/${waiting[0]?.contactId}/mails`);
    expect(body.map(({ kind }) => kind).sort()).toEqual(["acknowledgement", "notice"]);
    for (const { id } of body) expect((await editor.call("POST", `/api/contacts/mails/${id}/retry`)).status).toBe(200);
    expect((await rested(2)).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(server.letters).toHaveLength(2);
  });

  it("keeps mails, and shows them as waiting in the panel, when the server is unreachable", async () => {
    await begin({ SMTP_URL: await nobodysUrl() });
    expect((await send()).status).toBe(201);
    expect((await rested(2)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    expect((await ContactModel.query(api.db).first())?.notice).toBe("pending");
  });

  it("does not retry an address that does not exist", async () => {
    await begin();
    server.answer = { responseCode: 550, message: "No existe ese buzón" };
    await send();
    expect((await rested(2)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ["failed", 1],
      ["failed", 1],
    ]);
    expect((await ContactModel.query(api.db).first())?.notice).toBe("failed");
  });

  it("marks a mail uncertain, and does not send it again, when the server hangs up before confirming", async () => {
    await begin();
    server.answer = "takeAndHangUp";
    await send();
    expect((await rested(2)).map(({ state }) => state)).toEqual(["uncertain", "uncertain"]);
    server.answer = "take";
    api.running.deps.outbox.announce();
    await pause(3000);
    expect(server.letters).toHaveLength(2);
  });

  it("deletes the mails of a deleted enquiry", async () => {
    await begin();
    await send();
    const [mail] = await rested(2);
    const editor = await api.as("editor");
    await editor.call("DELETE", `/api/contacts/${mail?.contactId}`);
    expect(await mails()).toEqual([]);
    expect((await editor.call("GET", `/api/contacts/${mail?.contactId}/mails`)).status).toBe(404);
  });
});

it("sends a mail once after a kill before the handover; after a later kill it leaves the decision to a person", async () => {
  const server = new MailServer();
  const url = await server.start();
  const database = await freshDatabase("sqlite");
  await SettingsModel.query(database.db).findById(1).patch({ notifyEmail: "estudio@example.com" });
  const variables = { SMTP_URL: url, MAIL_FROM: "web@estudio.example" };
  const states = async () => (await MailModel.query(database.db).orderBy("id")).map(({ state }) => state);
  const until = async (wanted: string) => {
    while (!(await states()).some((state) => state === wanted)) await pause(20);
  };
  const never = () => new Promise<void>(() => undefined);
  const post = async (base: string): Promise<Contact | undefined> => {
    const headers = { "Content-Type": "application/json", Origin: base };
    await fetch(`${base}/api/contact`, { method: "POST", headers, body: JSON.stringify(enquiry()) });
    return undefined;
  };

  server.beforeLetter = never;
  const first = await startServer(database, variables);
  await post(first.url);
  await until("sending");
  await endServer(first.child, "SIGKILL");
  server.beforeLetter = async () => undefined;
  const second = await startServer(database, variables);
  while ((await states()).join() !== "sent,sent") await pause(50);
  expect(server.letters).toHaveLength(2);

  server.beforeAnswer = never;
  await post(second.url);
  await until("handed");
  await endServer(second.child, "SIGKILL");
  server.beforeAnswer = async () => undefined;
  const third = await startServer(database, variables);
  while ((await states()).some((state) => ["waiting", "sending", "handed"].includes(state))) await pause(50);
  expect((await states()).filter((state) => state === "uncertain")).toHaveLength(1);
  await endServer(third.child, "SIGTERM");
  await server.stop();
  await database.drop();
});
