import type { AuditEntry, ChangedSecondFactor, ErrorAnswer, PasskeyQuestion, SecondStep } from "@estudio/contract";
import { PasskeyModel, SessionModel, SignInStepModel, UserModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { Authenticator } from "../../testing/secondFactor/authenticator";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

const uri = "/api/auth/passkeys";

describe.each(engines)("passkeys, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const login = (client: Client, email: string | undefined) =>
    client.call<ErrorAnswer & { secondStep: SecondStep }>("POST", "/api/auth/login", { email, password: testPassword });
  const isIn = async (client: Client) => (await client.call("GET", "/api/auth/me")).status === 200;
  const start = async (client: Client, body: object = {}) =>
    (await client.call<PasskeyQuestion>("POST", "/api/auth/passkey/start", body)).body;
  const enter = (client: Client, token: string, credential: object) =>
    client.call<ErrorAnswer>("POST", "/api/auth/passkey", { token, credential });
  const begin = async (client: Client) => (await client.call<PasskeyQuestion>("POST", `${uri}/start`)).body;
  const store = (client: Client, token: string, credential: object, name = "Portátil") =>
    client.call<ChangedSecondFactor & ErrorAnswer>("POST", uri, { token, name, credential });
  async function add(client: Client, name?: string) {
    const key = new Authenticator(api.url);
    const { token, options } = await begin(client);
    const { body, status } = await store(client, token, key.create(options), name);
    expect(status).toBe(201);
    return { key, body };
  }

  it("answer 401 when the account is deleted while a passkey is being created", async () => {
    const person = await api.as("editor");
    jest.spyOn(SignInStepModel.prototype, "$beforeInsert").mockImplementationOnce(async () => {
      await UserModel.query(api.db).deleteById(person.user?.id ?? 0);
    });
    const { status, body } = await person.call<ErrorAnswer>("POST", `${uri}/start`);
    expect([status, body]).toEqual([401, { message: "Esta cuenta ya no existe", code: "unauthenticated" }]);
    jest.restoreAllMocks();
  });

  it("are stored with a name, several per user, and the first one comes with recovery codes", async () => {
    const person = await api.as("editor");
    const first = await add(person, " Portátil ");
    expect(first.body).toMatchObject({
      codes: false,
      recoveryLeft: 10,
      passkeys: [{ name: "Portátil", lastUsedAt: null }],
    });
    expect(first.body.recoveryCodes).toHaveLength(10);
    const second = await add(person, "Llavero");
    expect(second.body.recoveryCodes).toEqual([]);
    expect(second.body.passkeys.map(({ name }) => name)).toEqual(["Portátil", "Llavero"]);
    expect(Object.keys(second.body.passkeys[0] ?? {}).sort()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
    expect((await begin(person)).options).toMatchObject({
      rp: { id: "localhost" },
      excludeCredentials: [{ id: first.key.id.toString("base64url") }, { id: second.key.id.toString("base64url") }],
    });
  });

  it("sign in without a password if the device verifies the user", async () => {
    const person = await api.as("editor");
    const { key } = await add(person);
    const client = api.anonymous();
    const { token, options } = await start(client);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    const without = await start(client);
    expect(await enter(client, without.token, key.sign(without.options, { verified: false }))).toMatchObject({
      status: 422,
      body: { errors: { credential: expect.stringContaining("no sirve aquí") } },
    });
    expect(await isIn(client)).toBe(false);
    const { status, body } = await enter(client, token, key.sign(options));
    expect([status, body]).toMatchObject([200, { success: true, user: { id: person.user?.id } }]);
    expect(await isIn(client)).toBe(true);
    expect((await api.anonymous().call("GET", "/api/auth/help")).body).toMatchObject({ passkeys: true });
    expect((await client.call<ChangedSecondFactor>("GET", "/api/auth/second-factor")).body.passkeys[0]).toMatchObject({
      lastUsedAt: expect.stringMatching(/Z$/),
    });
  });

  it("work as a second step, only those of the same user, without user verification", async () => {
    const person = await api.as("editor");
    const other = await api.as("editor");
    const { key } = await add(person);
    const { key: foreign } = await add(other);
    const client = api.anonymous();
    const { secondStep } = (await login(client, person.user?.email)).body;
    expect(secondStep.ways).toEqual(["passkey", "recovery"]);
    const asked = await start(client, { token: secondStep.token });
    expect(asked.token).toBe(secondStep.token);
    expect(asked.options).toMatchObject({ allowCredentials: [{ id: key.id.toString("base64url") }] });
    expect((await enter(client, asked.token, foreign.sign(asked.options))).body.errors).toHaveProperty("credential");
    const again = await start(client, { token: secondStep.token });
    expect((await enter(client, asked.token, key.sign(again.options, { verified: false }))).status).toBe(200);
    expect(await isIn(client)).toBe(true);
    expect((await start(api.anonymous(), { token: secondStep.token })) as object).toMatchObject({
      errors: { token: expect.any(String) },
    });
  });

  it("accept a signature once, soon, and only for this site and this challenge", async () => {
    const person = await api.as("editor");
    const { key } = await add(person);
    const client = api.anonymous();
    const { token, options } = await start(client);
    const signed = key.sign(options);
    expect((await enter(client, token, signed)).status).toBe(200);
    expect((await enter(api.anonymous(), token, signed)).body.errors).toHaveProperty("token");
    const other = await start(client);
    expect((await enter(api.anonymous(), other.token, signed)).body.errors).toHaveProperty("credential");
    // A challenge is deleted by the first answer, right or wrong.
    expect((await enter(api.anonymous(), other.token, key.sign(other.options))).body.errors).toHaveProperty("token");
    const elsewhere = await start(client);
    const phished = key.sign(elsewhere.options, { origin: "http://localhost.malo.example" });
    expect((await enter(api.anonymous(), elsewhere.token, phished)).body.errors).toHaveProperty("credential");
    const late = await start(client);
    await SignInStepModel.query(api.db).patch({ expiresAt: "2020-01-01T00:00:00.000Z" });
    expect((await enter(api.anonymous(), late.token, key.sign(late.options))).body.errors).toHaveProperty("token");
  });

  it("refuse a signature whose counter has not grown, because the key may be a copy", async () => {
    const person = await api.as("editor");
    const { key } = await add(person);
    const first = await start(api.anonymous());
    expect((await enter(api.anonymous(), first.token, key.sign(first.options, { counter: 9 }))).status).toBe(200);
    const copy = await start(api.anonymous());
    const answer = await enter(api.anonymous(), copy.token, key.sign(copy.options, { counter: 9 }));
    expect(answer.body.errors).toHaveProperty("credential");
    expect(await PasskeyModel.query(api.db).findOne({ userId: person.user?.id ?? 0 })).toMatchObject({ counter: 9 });
  });

  it("are stored only for the user and the challenge they were created for, and only once", async () => {
    const person = await api.as("editor");
    const other = await api.as("editor");
    const { key } = await add(person);
    const asked = await begin(person);
    expect((await store(other, asked.token, new Authenticator(api.url).create(asked.options))).status).toBe(422);
    expect((await store(person, asked.token, key.create(asked.options))).body.errors).toEqual({
      credential: "Esa llave de acceso ya está guardada",
    });
    const abroad = await begin(person);
    const phished = new Authenticator("https://malo.example", "malo.example").create(abroad.options);
    expect((await store(person, abroad.token, phished)).body.errors).toHaveProperty("credential");
    const blank = await begin(person);
    expect(
      (await store(person, blank.token, new Authenticator(api.url).create(blank.options), " ")).body.errors,
    ).toEqual({
      name: "El nombre es requerido",
    });
    expect(
      await PasskeyModel.query(api.db)
        .where({ userId: person.user?.id ?? 0 })
        .resultSize(),
    ).toBe(1);
  });

  it("are renamed only by their owner", async () => {
    const person = await api.as("editor");
    const { id } = (await add(person)).body.passkeys[0] ?? { id: 0 };
    const rename = (client: Client, body: object, of = id) =>
      client.call<ChangedSecondFactor & ErrorAnswer>("PUT", `${uri}/${of}`, body);
    expect((await rename(api.anonymous(), { name: "Mía" })).status).toBe(401);
    expect((await rename(await api.as("owner"), { name: "Mía" })).status).toBe(404);
    for (const body of [{ name: " " }, { name: "x".repeat(101) }, { name: "Mía", lastUsedAt: null }])
      expect((await rename(person, body)).status).toBe(422);
    const { status, body } = await rename(person, { name: " Móvil " });
    expect([status, body.passkeys]).toEqual([200, [expect.objectContaining({ id, name: "Móvil" })]]);
    const { body: audit } = await (await api.as("owner")).call<AuditEntry[]>("GET", "/api/admin/audit");
    expect(audit).toContainEqual(expect.objectContaining({ kind: "passkeyRenamed", what: "Portátil: Móvil" }));
  });

  it("are removed one by one by their owner; after the last one the password is enough", async () => {
    const person = await api.as("editor");
    const other = await api.as("editor");
    await add(person);
    const { body } = await add(person, "Llavero");
    const [first, second] = body.passkeys.map(({ id }) => id);
    expect((await other.call("DELETE", `${uri}/${first}`)).status).toBe(404);
    expect((await person.call("DELETE", `${uri}/${first}`)).body).toMatchObject({ passkeys: [{ id: second }] });
    expect((await login(api.anonymous(), person.user?.email)).status).toBe(401);
    expect((await person.call("DELETE", `${uri}/${second}`)).body).toMatchObject({ passkeys: [], recoveryLeft: 0 });
    expect((await login(api.anonymous(), person.user?.email)).status).toBe(200);
  });

  it("confirm the user's identity during a session", async () => {
    const person = await api.as("editor");
    const { key } = await add(person);
    const userId = person.user?.id ?? 0;
    await SessionModel.query(api.db).where({ userId }).patch({ createdAt: "2026-01-01T00:00:00.000Z" });
    expect((await person.call("POST", "/api/auth/recovery-codes")).body).toMatchObject({ code: "stale" });
    const { body: asked } = await person.call<PasskeyQuestion>("POST", "/api/auth/confirmation/start");
    // A confirmation opens no session, and a sign-in confirms nothing.
    expect((await enter(api.anonymous(), asked.token, key.sign(asked.options))).body.errors).toHaveProperty("token");
    const passkey = { token: asked.token, credential: key.sign(asked.options) };
    expect((await person.call("POST", "/api/auth/confirmation", { passkey })).status).toBe(200);
    expect((await person.call("POST", "/api/auth/confirmation", { passkey })).status).toBe(422);
    expect((await person.call("POST", "/api/auth/recovery-codes")).status).toBe(200);
  });

  it("open nothing for deactivated or deleted users", async () => {
    const owner = await api.as("owner");
    const person = await api.as("editor");
    const { key } = await add(person);
    const { id } = person.user ?? { id: 0 };
    await UserModel.query(api.db).findById(id).patch({ isActive: false });
    const off = await start(api.anonymous());
    expect((await enter(api.anonymous(), off.token, key.sign(off.options))).status).toBe(422);
    expect((await owner.call("DELETE", `/api/admin/users/${id}`)).status).toBe(200);
    expect(await PasskeyModel.query(api.db).where({ userId: id })).toEqual([]);
    const gone = await start(api.anonymous());
    expect((await enter(api.anonymous(), gone.token, key.sign(gone.options))).status).toBe(422);
  });
});

test("passkeys are bound to the name of the public address and to its pages", async () => {
  const api = await startTestApi("sqlite", { SITE_URL: "https://panel.estudio.example" });
  const person = api.anonymous();
  const { email } = (await api.as("editor")).user ?? { email: "" };
  const headers = { Origin: "https://panel.estudio.example", "Sec-Fetch-Site": "same-origin" };
  await person.call("POST", "/api/auth/login", { email, password: testPassword }, headers);
  const call = <T>(path: string, body?: object) => person.call<T>("POST", path, body, headers);
  const asked = (await call<PasskeyQuestion>(`${uri}/start`)).body;
  expect(asked.options).toMatchObject({ rp: { id: "panel.estudio.example" } });
  const local = new Authenticator(api.url, "panel.estudio.example").create(asked.options);
  expect((await call(uri, { token: asked.token, name: "Móvil", credential: local })).status).toBe(422);
  const again = (await call<PasskeyQuestion>(`${uri}/start`)).body;
  const key = new Authenticator("https://panel.estudio.example", "panel.estudio.example");
  const credential = key.create(again.options);
  expect((await call(uri, { token: again.token, name: "Móvil", credential })).status).toBe(201);
  await api.close();
});
