import { type ErrorAnswer, messages, type SecondStep } from "@estudio/contract";
import { AuditModel, OneTimeCodesModel, RecoveryCodeModel, SessionModel, SignInStepModel } from "@estudio/database";
import pino from "pino";
import { engines } from "../../../database/testing/engines";
import { codeOf, turnOnCodes } from "../../testing/secondFactor/oneTimeCodes";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";
import { Secrets, sealWithNewestKey } from "./secrets";

const uri = "/api/auth/codes";

describe.each(engines)("one-time codes, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const login = (client: Client, email: string | undefined, password = testPassword) =>
    client.call<ErrorAnswer & { secondStep: SecondStep }>("POST", "/api/auth/login", { email, password });
  const enter = (client: Client, token: string, code: string) =>
    client.call<ErrorAnswer>("POST", "/api/auth/code", { token, code });
  const isIn = async (client: Client) => (await client.call("GET", "/api/auth/me")).status === 200;
  async function stepOf(client: Client, email: string | undefined) {
    return (await login(client, email)).body.secondStep.token;
  }

  it("are turned on by a correct code only, and their secret is not readable anywhere", async () => {
    const person = await api.as("editor");
    const started = await person.call<{ secret: string; uri: string }>("POST", uri);
    const { secret } = started.body;
    expect(started.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`otpauth://totp/Estudio:${encodeURIComponent(person.user?.email ?? "")}?`),
    });
    const wrong = await person.call<ErrorAnswer>("PUT", uri, { code: codeOf(secret, 40) });
    expect([wrong.status, wrong.body.errors?.code]).toEqual([422, expect.stringContaining("reloj")]);
    // Three characters of two UTF-16 units each: the length of a code, but not digits.
    expect(await person.call("PUT", uri, { code: "𐬇𖣃𐬣" })).toMatchObject({ status: 422 });
    expect(await login(api.anonymous(), person.user?.email)).toMatchObject({ status: 200 });
    const turnedOn = await person.call<{ recoveryCodes: string[] }>("PUT", uri, { code: codeOf(secret) });
    expect(turnedOn).toMatchObject({ status: 200, body: { codes: true, required: false, recoveryLeft: 10 } });
    expect(new Set(turnedOn.body.recoveryCodes).size).toBe(10);
    const stored = JSON.stringify([await OneTimeCodesModel.query(api.db), await RecoveryCodeModel.query(api.db)]);
    for (const one of [secret, ...turnedOn.body.recoveryCodes]) expect(stored).not.toContain(one);
    expect((await person.call("POST", uri)).status).toBe(422);
    expect((await person.call("GET", "/api/auth/second-factor")).body).toEqual({
      required: false,
      codes: true,
      recoveryLeft: 10,
      passkeys: [],
    });
  });

  it("are required after the password; each works once", async () => {
    const person = await api.as("editor");
    const { secret } = await turnOnCodes(person);
    const client = api.anonymous();
    const { status, body } = await login(client, person.user?.email);
    expect([status, body]).toEqual([
      401,
      {
        success: false,
        code: "second_factor",
        message: "Falta el segundo paso",
        secondStep: { token: expect.stringMatching(/^[\w-]{43}$/), ways: ["code", "recovery"] },
      },
    ]);
    expect([await isIn(client), client.cookie()]).toEqual([false, ""]);
    const { token } = body.secondStep;
    expect(await enter(client, token, "000000")).toMatchObject({
      status: 422,
      body: { errors: { code: expect.stringContaining("no es correcto") } },
    });
    const code = codeOf(secret);
    expect(await enter(client, token, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { success: true, user: { id: person.user?.id } },
    });
    expect(await isIn(client)).toBe(true);
    // Both the sign-in and the code are used up.
    expect((await enter(api.anonymous(), token, codeOf(secret, 1))).body.errors).toHaveProperty("token");
    const other = await stepOf(api.anonymous(), person.user?.email);
    expect((await enter(api.anonymous(), other, code)).body.errors).toHaveProperty("code");
    expect((await enter(api.anonymous(), other, codeOf(secret, 1))).status).toBe(200);
  });

  it("let in only one of two people who send the same code at the same moment", async () => {
    const person = await api.as("editor");
    const { secret } = await turnOnCodes(person);
    const tokens = [
      await stepOf(api.anonymous(), person.user?.email),
      await stepOf(api.anonymous(), person.user?.email),
    ];
    const code = codeOf(secret);
    const tries = await Promise.all(tokens.map((token) => enter(api.anonymous(), token, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("do not change the answer to a wrong password or an unknown address", async () => {
    const person = await api.as("editor");
    await turnOnCodes(person);
    const refused = { success: false, message: "Credenciales incorrectas", code: "credentials" };
    expect((await login(api.anonymous(), person.user?.email, "no-es-esta")).body).toEqual(refused);
    expect((await login(api.anonymous(), "nadie@example.com")).body).toEqual(refused);
  });

  it("stop guessing after ten codes over all sign-ins, except in the user's known browser", async () => {
    const person = await api.as("editor");
    const { secret } = await turnOnCodes(person);
    const email = person.user?.email;
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) {
      const stranger = api.anonymous();
      statuses.push((await enter(stranger, await stepOf(stranger, email), codeOf(secret, 50 + guess))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const stranger = api.anonymous();
    expect((await enter(stranger, await stepOf(stranger, email), codeOf(secret))).status).toBe(429);
    expect((await enter(person, await stepOf(person, email), codeOf(secret))).status).toBe(200);
    const told = await AuditModel.query(api.db).where({ personId: person.user?.id ?? 0, kind: "secondStepFailed" });
    expect(told).toHaveLength(10);
  });

  it("end an unfinished sign-in after ten minutes, and when the password or the access changes", async () => {
    const person = await api.as("editor");
    const owner = await api.as("owner");
    const { secret } = await turnOnCodes(person);
    const { id, email } = person.user ?? { id: 0, email: "" };
    const refused = { status: 422, body: { errors: { token: messages.stepEnded } } };
    const late = await stepOf(api.anonymous(), email);
    await SignInStepModel.query(api.db).where({ userId: id }).patch({ expiresAt: "2020-01-01T00:00:00.000Z" });
    expect(await enter(api.anonymous(), late, codeOf(secret))).toMatchObject(refused);
    const before = await stepOf(api.anonymous(), email);
    await owner.call("PUT", `/api/admin/users/${id}/password`, { password: "teja-y-romero" });
    expect(await enter(api.anonymous(), before, codeOf(secret))).toMatchObject(refused);
    const again = (await login(api.anonymous(), email, "teja-y-romero")).body.secondStep.token;
    await owner.call("PUT", `/api/admin/users/${id}`, { isActive: false });
    expect(await enter(api.anonymous(), again, codeOf(secret))).toMatchObject(refused);
  });

  it("come with recovery codes, each good once and however typed; new ones replace the old ones", async () => {
    const person = await api.as("editor");
    const email = person.user?.email;
    const { recoveryCodes } = await turnOnCodes(person);
    const [first = "", second = ""] = recoveryCodes;
    const client = api.anonymous();
    const typed = first.replaceAll("-", " ").toUpperCase();
    expect((await enter(client, await stepOf(client, email), typed)).status).toBe(200);
    expect((await client.call("GET", "/api/auth/second-factor")).body).toMatchObject({ recoveryLeft: 9 });
    const next = await stepOf(client, email);
    expect((await enter(client, next, first)).body.errors).toHaveProperty("code");
    const made = await person.call<{ recoveryCodes: string[] }>("POST", "/api/auth/recovery-codes");
    expect(made.body.recoveryCodes).toHaveLength(10);
    expect((await enter(client, next, second)).body.errors).toHaveProperty("code");
    expect((await enter(client, next, made.body.recoveryCodes[0] ?? "")).status).toBe(200);
    const kinds = (await AuditModel.query(api.db).where({ personId: person.user?.id ?? 0 })).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["codesAdded", "recoveryCodeUsed", "recoveryCodesMade"]));
  });

  it("leave nothing behind when turned off, and the password is enough again", async () => {
    const person = await api.as("editor");
    await turnOnCodes(person);
    expect((await person.call("DELETE", uri)).body).toEqual({
      required: false,
      codes: false,
      recoveryLeft: 0,
      passkeys: [],
      recoveryCodes: [],
    });
    const userId = person.user?.id ?? 0;
    expect(await RecoveryCodeModel.query(api.db).where({ userId })).toEqual([]);
    expect((await login(api.anonymous(), person.user?.email)).status).toBe(200);
    expect([
      (await person.call("DELETE", uri)).status,
      (await person.call("POST", "/api/auth/recovery-codes")).status,
    ]).toEqual([422, 422]);
  });

  it("can be changed only after a recent sign-in", async () => {
    const person = await api.as("editor");
    const { secret } = await turnOnCodes(person);
    const userId = person.user?.id ?? 0;
    await SessionModel.query(api.db).where({ userId }).patch({ createdAt: "2026-01-01T00:00:00.000Z" });
    const stale = { status: 401, body: { code: "stale" } };
    expect(await person.call("DELETE", uri)).toMatchObject(stale);
    expect(await person.call("POST", "/api/auth/passkeys/start")).toMatchObject(stale);
    const confirm = (body: object) => person.call<ErrorAnswer>("POST", "/api/auth/confirmation", body);
    expect(await confirm({})).toMatchObject({ status: 422 });
    expect((await confirm({ password: "no-es-esta" })).body.errors).toHaveProperty("password");
    expect((await confirm({ code: codeOf(secret, 50) })).body.errors).toHaveProperty("code");
    expect((await api.anonymous().call("POST", "/api/auth/confirmation", { password: testPassword })).status).toBe(401);
    expect(await person.call("DELETE", uri)).toMatchObject(stale);
    expect((await confirm({ code: codeOf(secret) })).status).toBe(200);
    expect((await person.call("POST", "/api/auth/recovery-codes")).status).toBe(200);
    await SessionModel.query(api.db).where({ userId }).patch({ confirmedAt: "2026-01-01T00:00:00.000Z" });
    expect(await person.call("DELETE", uri)).toMatchObject(stale);
    expect((await confirm({ password: testPassword })).status).toBe(200);
    expect((await person.call("DELETE", uri)).status).toBe(200);
  });

  it("survive a new session key: they are sealed with it at the start, so that the old key can be removed", async () => {
    const person = await api.as("editor");
    const { secret } = await turnOnCodes(person);
    const stored = async () => (await OneTimeCodesModel.query(api.db).findById(person.user?.id ?? 0))?.secret ?? "";
    const silent = pino({ level: "silent" });
    const before = await stored();
    await sealWithNewestKey(api.db, new Secrets(["clave-nueva", "clave-de-prueba"]), silent);
    expect(await stored()).not.toBe(before);
    expect(new Secrets(["clave-nueva"]).open(await stored())).toBe(secret);
    expect(new Secrets(["clave-de-prueba"]).open(await stored())).toBeUndefined();
    expect(new Secrets(["clave-nueva"]).open(`${(await stored()).slice(0, -8)}AAAAAAAA`)).toBeUndefined();
    await sealWithNewestKey(api.db, new Secrets(["clave-de-prueba", "clave-nueva"]), silent);
    const client = api.anonymous();
    expect((await enter(client, await stepOf(client, person.user?.email), codeOf(secret))).status).toBe(200);
  });
});
