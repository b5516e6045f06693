import { setTimeout as pause } from "node:timers/promises";
import type { AuditEntry } from "@estudio/contract";
import { AccountLinkModel, MailModel, SettingsModel, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { tokenIn, wordsOf } from "../../testing/letters";
import { MailServer } from "../../testing/mailServer";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const newPassword = "cal-y-arena-viva";

describe.each(engines)("a forgotten password, on %s", (engine) => {
  let api: TestApi;
  const server = new MailServer();
  beforeAll(async () => {
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ brand: "Estudio Vidal" });
  });
  beforeEach(() => server.letters.splice(0));
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const forget = (email: string) => api.anonymous().call("POST", "/api/auth/forgotten", { email });
  const choose = (token: string, password = newPassword) =>
    api.anonymous().call<{ errors: object; code: string; email: string }>("PUT", "/api/auth/link", { token, password });
  const look = (token: string) => api.anonymous().call("POST", "/api/auth/link", { token });
  const signIn = (email: string, password: string) =>
    api.anonymous().call("POST", "/api/auth/login", { email, password });
  const isIn = async (client: Client) => (await client.call("GET", "/api/auth/me")).status === 200;
  const lettersTo = (email: string) => server.letters.filter((letter) => letter.includes(`To: ${email}`));
  /** Return the last of `count` letters to that address, as plain text. */
  async function letter(email: string, count = 1): Promise<string> {
    while (lettersTo(email).length < count) await pause(50);
    return wordsOf(lettersTo(email).at(-1) ?? "");
  }
  async function tokenFor(email: string): Promise<string> {
    const before = lettersTo(email).length;
    await forget(email);
    return tokenIn(await letter(email, before + 1));
  }

  it("is mailed a link although its address is typed in capital letters", async () => {
    const { email } = await createUser(api.db);
    await forget(email.toUpperCase());
    expect(await letter(email)).toContain("/admin/clave#");
  });

  it("is replaced through a mailed link that works once, and ends open sessions", async () => {
    const { email } = await createUser(api.db, { password: testPassword });
    const open = api.anonymous();
    await open.call("POST", "/api/auth/login", { email, password: testPassword });
    const token = await tokenFor(email);
    expect(await letter(email)).toMatch(/panel de Estudio Vidal[\s\S]*\/admin\/clave#[\w-]{43}/);
    expect((await look(token)).body).toEqual({ kind: "reset", name: "Ana Prueba", email });
    expect((await choose(token, "corta")).body.errors).toEqual({
      password: "La contraseña debe tener al menos 6 caracteres",
    });
    expect(await isIn(open)).toBe(true);
    expect(await choose(token)).toMatchObject({ status: 200, body: { email } });
    expect(await isIn(open)).toBe(false);
    expect([(await signIn(email, testPassword)).status, (await signIn(email, newPassword)).status]).toEqual([401, 200]);
    expect([(await choose(token)).status, (await look(token)).status]).toEqual([422, 422]);
  });

  it("gets the same answer after the same time, whether or not the address has an account", async () => {
    const { email } = await createUser(api.db);
    const { email: off } = await createUser(api.db, { isActive: false });
    const owed = await MailModel.query(api.db).resultSize();
    const answers = [];
    for (const address of [email, off, "nadie@example.com"]) {
      const began = performance.now();
      const { status, body } = await forget(address);
      answers.push([status, body, performance.now() - began >= 490]);
    }
    expect(answers).toEqual(Array(3).fill([200, { success: true }, true]));
    expect(await MailModel.query(api.db).resultSize()).toBe(owed + 1);
    await letter(email);
  });

  it("sends at most three mails an hour to an address, known or not, however it is spelled", async () => {
    const { email } = await createUser(api.db);
    for (const address of [email, "otro-nadie@example.com"]) {
      const statuses = [];
      for (const spelled of [address, address.toUpperCase(), `\u200b${address}`, ` ${address.toUpperCase()}`])
        statuses.push((await forget(spelled)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it("has a link that is only in the mail, is replaced by the next one, and expires after half an hour", async () => {
    const { email, id } = await createUser(api.db);
    const first = await tokenFor(email);
    const stored = JSON.stringify([await MailModel.query(api.db), await AccountLinkModel.query(api.db)]);
    expect(stored).not.toContain(first);
    const [link] = await AccountLinkModel.query(api.db).where({ userId: id });
    const minutes = (Date.parse(link?.expiresAt ?? "") - Date.now()) / 60_000;
    expect(minutes > 29 && minutes <= 30).toBe(true);
    const second = await tokenFor(email);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([422, 200]);
    await AccountLinkModel.query(api.db).patch({ expiresAt: "2020-01-01T00:00:00.000Z" }).where({ userId: id });
    expect(await choose(second)).toMatchObject({
      status: 422,
      body: { errors: { token: "Este enlace ya se ha usado o ha caducado: pide otro" } },
    });
  });

  it("lets one of two concurrent requests use the link", async () => {
    const { email } = await createUser(api.db);
    const token = await tokenFor(email);
    const tries = await Promise.all(["una-clave-de-ana", "otra-clave-de-eva"].map((one) => choose(token, one)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("invalidates the link when the person's address or access changes", async () => {
    const owner = await api.as("owner");
    for (const change of [{ email: `nueva-${engine}@example.com` }, { isActive: false }]) {
      const { id, email } = await createUser(api.db);
      const token = await tokenFor(email);
      expect((await owner.call("PUT", `/api/admin/users/${id}`, change)).status).toBe(200);
      expect((await choose(token)).status).toBe(422);
    }
  });

  it("records requests in the audit log, without a stranger's address", async () => {
    const owner = await api.as("owner");
    const { id, email } = await createUser(api.db, { name: "Olvidadiza" });
    await choose(await tokenFor(email));
    await forget("desconocida@example.com");
    const { body, text } = await owner.call<AuditEntry[]>("GET", "/api/admin/audit");
    expect(body.slice(0, 4).map(({ kind, personId }) => [kind, personId])).toEqual([
      ["passwordForgotten", null],
      ["passwordChanged", id],
      ["passwordForgotten", id],
      ["signedIn", owner.user?.id],
    ]);
    expect(text).not.toContain("desconocida");
  });

  it("sends an invited person another invitation", async () => {
    const owner = await api.as("owner");
    const email = `marta-${engine}@example.com`;
    await owner.call("POST", "/api/admin/users", { name: "Marta", email });
    await letter(email);
    const token = await tokenFor(email);
    expect((await look(token)).body).toMatchObject({ kind: "invitation" });
    expect((await UserModel.query(api.db).findOne({ email }))?.password).toBe("");
  });
});

it("says on the login page and in the API that there is no mail", async () => {
  const api = await startTestApi("sqlite");
  const visitor = api.anonymous();
  expect((await visitor.call("GET", "/api/auth/help")).body).toEqual({ mail: false, passwordMinimum: 6 });
  const { status, body } = await visitor.call("POST", "/api/auth/forgotten", { email: "ana@example.com" });
  await api.close();
  expect([status, body.message]).toEqual([422, expect.stringContaining("SMTP_URL")]);
});
