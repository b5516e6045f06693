import { setTimeout as pause } from "node:timers/promises";
import type { AuditEntry, ErrorAnswer, User } from "@estudio/contract";
import { SettingsModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { wordsOf } from "../../testing/letters";
import { MailServer } from "../../testing/mailServer";
import { turnOnCodes } from "../../testing/secondFactor/oneTimeCodes";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

// The tests wait for mails, possibly on a busy machine.
jest.setTimeout(300_000);

describe.each(engines)("a studio that requires a second factor, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  const server = new MailServer();
  beforeAll(async () => {
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ brand: "Estudio Vidal" });
    owner = await api.as("owner");
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const settle = (requireSecondFactor: boolean) =>
    owner.call<ErrorAnswer>("PUT", "/api/admin/settings/1", { requireSecondFactor });
  const login = (client: Client, email: string | undefined) =>
    client.call("POST", "/api/auth/login", { email, password: testPassword });
  const lettersTo = (email = "") => server.letters.filter((letter) => letter.includes(`To: ${email}`)).map(wordsOf);
  async function letterTo(email: string | undefined, saying: RegExp): Promise<string> {
    for (;;) {
      const found = lettersTo(email).find((words) => saying.test(words));
      if (found) return found;
      await pause(50);
    }
  }

  it("can only be set by an owner who has a second factor", async () => {
    expect(await settle(true)).toMatchObject({
      status: 422,
      body: { errors: { requireSecondFactor: expect.stringContaining("te quedarías fuera") } },
    });
    await turnOnCodes(owner);
    expect((await settle(true)).status).toBe(200);
    expect((await owner.call("GET", "/api/admin/users")).status).toBe(200);
  });

  it("blocks users without one from everything except setting it up", async () => {
    await settle(true);
    const person = await api.as("editor");
    expect((await person.call("GET", "/api/auth/me")).body).toMatchObject({ user: { mustSetUp: true } });
    const refused = { status: 403, body: { code: "second_factor_needed" } };
    for (const [method, path, body] of [
      ["GET", "/api/admin/projects"],
      ["GET", "/api/auth/sessions"],
      ["POST", "/api/admin/projects", { title: "Sin segundo factor" }],
      ["PUT", "/api/auth/password", { current: testPassword, password: "otra-clave-larga" }],
      ["POST", "/api/auth/recovery-codes"],
    ] as const)
      expect([path, await person.call(method, path, body)]).toMatchObject([path, refused]);
    const { factor } = await turnOnCodes(person);
    expect(factor.required).toBe(true);
    expect((await person.call("GET", "/api/auth/me")).body).toEqual({
      success: true,
      user: expect.not.objectContaining({ mustSetUp: true }),
    });
    expect((await person.call("GET", "/api/admin/projects")).status).toBe(200);
    expect(await person.call("DELETE", "/api/auth/codes")).toMatchObject({
      status: 422,
      body: { errors: { "": expect.stringContaining("añade otra antes") } },
    });
    await settle(false);
    expect((await person.call("DELETE", "/api/auth/codes")).status).toBe(200);
  });

  it("lets an owner remove a lost factor: sessions end, the audit log records it, and the user gets a mail", async () => {
    const person = await api.as("editor");
    await turnOnCodes(person);
    const { id, email, name } = person.user ?? { id: 0, email: "", name: "" };
    const uri = `/api/admin/users/${id}/second-factor`;
    expect((await api.anonymous().call("DELETE", uri)).status).toBe(401);
    expect((await (await api.as("editor")).call("DELETE", uri)).status).toBe(403);
    expect((await owner.call<User>("GET", `/api/admin/users/${id}`)).body.secondFactor).toBe(true);
    expect((await owner.call<User>("DELETE", uri)).body).toMatchObject({ id, secondFactor: false });
    expect((await owner.call("DELETE", uri)).status).toBe(422);
    expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
    expect((await login(api.anonymous(), email)).status).toBe(200);
    const told = (await owner.call<AuditEntry[]>("GET", "/api/admin/audit")).body.find(
      ({ kind }) => kind === "secondFactorTaken",
    );
    expect(told).toMatchObject({ what: name });
    expect(await letterTo(email, /Se ha quitado/)).toContain("todo lo que se te pedía además de la contraseña");
    expect(await letterTo(email, /Se ha añadido/)).toContain("los códigos de una aplicación");
  });

  it("mails users whose password was changed by anybody, without the password", async () => {
    const person = await api.as("editor");
    const { id, email } = person.user ?? { id: 0, email: "" };
    await person.call("PUT", "/api/auth/password", { current: testPassword, password: "teja-y-romero" });
    expect(await letterTo(email, /contraseña con la que entras ha cambiado/)).toMatch(/\/admin\/profile/);
    await owner.call("PUT", `/api/admin/users/${id}/password`, { password: "romero-y-teja" });
    while (lettersTo(email).length < 2) await pause(50);
    expect(JSON.stringify(server.letters)).not.toContain("romero-y-teja");
  });
});
