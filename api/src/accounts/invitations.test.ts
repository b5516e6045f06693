import { setTimeout as pause } from "node:timers/promises";
import type { User } from "@estudio/contract";
import { AccountLinkModel, UserModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { tokenIn, wordsOf } from "../../testing/letters";
import { MailServer } from "../../testing/mailServer";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

describe.each(engines)("an invitation, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  const server = new MailServer();
  beforeAll(async () => {
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    owner = await api.as("owner");
  });
  beforeEach(() => server.letters.splice(0));
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const invite = async (name: string, role = "editor") => {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`;
    const { status, body } = await owner.call<User>("POST", "/api/admin/users", { name, email, role });
    expect(status).toBe(201);
    return body;
  };
  const stateOf = async (id: number) => (await owner.call<User>("GET", `/api/admin/users/${id}`)).body.invitation;
  async function until(id: number, wanted: User["invitation"]) {
    while ((await stateOf(id)) !== wanted) await pause(50);
  }
  const lastToken = () => tokenIn(wordsOf(server.letters.at(-1) ?? ""));
  const choose = (token: string) => api.anonymous().call("PUT", "/api/auth/link", { token, password: "teja-y-romero" });
  const signIn = (email: string, password: string) =>
    api.anonymous().call("POST", "/api/auth/login", { email, password });

  it("lets the person choose a password and sign in; no password works before", async () => {
    const email = "marta@example.com";
    const { id, invitation } = await invite("Marta Roca", "owner");
    expect(invitation).toBe("waiting");
    await until(id, "sent");
    for (const password of ["teja-y-romero", "x"]) expect((await signIn(email, password)).status).toBe(401);
    expect(wordsOf(server.letters[0] ?? "")).toContain("siete días");
    expect((await choose(lastToken())).body).toEqual({ kind: "invitation", name: "Marta Roca", email });
    expect(await signIn(email, "teja-y-romero")).toMatchObject({ status: 200, body: { user: { role: "owner" } } });
    expect(await stateOf(id)).toBeNull();
    const again = await owner.call("POST", `/api/admin/users/${id}/invitation`);
    expect([again.status, again.body.message]).toEqual([422, "Esta persona ya ha elegido su contraseña"]);
  });

  it("invalidates the earlier link when it is sent again, and the last one when it is withdrawn", async () => {
    const { id } = await invite("Luis");
    await until(id, "sent");
    const first = lastToken();
    expect((await owner.call<User>("POST", `/api/admin/users/${id}/invitation`)).body.invitation).toBe("waiting");
    await until(id, "sent");
    expect((await choose(first)).status).toBe(422);
    expect((await owner.call("DELETE", `/api/admin/users/${id}`)).status).toBe(200);
    expect((await choose(lastToken())).status).toBe(422);
    expect(await AccountLinkModel.query(api.db).where({ userId: id })).toEqual([]);
  });

  it("shows whether it has expired or failed", async () => {
    const { id } = await invite("Pia");
    await until(id, "sent");
    await AccountLinkModel.query(api.db).patch({ expiresAt: "2020-01-01T00:00:00.000Z" }).where({ userId: id });
    expect(await stateOf(id)).toBe("expired");
    server.answer = { responseCode: 550, message: "No such mailbox" };
    await owner.call("POST", `/api/admin/users/${id}/invitation`);
    await until(id, "failed");
    server.answer = "take";
  });

  it("can be sent by owners only", async () => {
    const editor = await api.as("editor");
    expect((await editor.call("POST", `/api/admin/users/${owner.user?.id}/invitation`)).status).toBe(403);
    expect((await editor.call("POST", "/api/admin/users", { name: "X", email: "x@example.com" })).status).toBe(403);
  });
});

it("asks for a password for a new user when no mail is configured", async () => {
  const api = await startTestApi("sqlite");
  const owner = await api.as("owner");
  const { status, body } = await owner.call("POST", "/api/admin/users", { name: "Eva", email: "eva@example.com" });
  const count = await UserModel.query(api.db).where({ email: "eva@example.com" }).resultSize();
  await api.close();
  expect([status, body.errors, count]).toEqual([
    422,
    { password: "La contraseña debe tener al menos 6 caracteres" },
    0,
  ]);
});
