import { SessionModel, SettingsModel, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, createClient, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

const session = (client: Client) => client.call<{ user: { name: string } }>("GET", "/api/auth/me");

describe.each(engines)("signing in, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const signIn = (client: Client, email: string, password = testPassword) =>
    client.call("POST", "/api/auth/login", { email, password });

  it("opens a session with the right password and keeps its id in an HttpOnly cookie", async () => {
    const { user } = await api.as("editor");
    const client = api.anonymous();
    const { status, body, headers } = await signIn(client, ` ${user?.email.toUpperCase()} `);
    expect([status, body]).toEqual([
      200,
      { success: true, user: { id: user?.id, name: user?.name, email: user?.email, role: "editor" } },
    ]);
    expect(headers.getSetCookie().find((one) => one.startsWith("estudio.sid="))).toMatch(
      /estudio\.sid=[\w-]{32}; path=\/; expires=.*; samesite=lax; httponly/i,
    );
    expect((await session(client)).status).toBe(200);
  });

  it("answers a wrong password, an unknown address and a deactivated user alike", async () => {
    const { user } = await api.as("editor");
    const off = await api.as("editor");
    await UserModel.query(api.db)
      .findById(off.user?.id ?? 0)
      .patch({ isActive: false });
    const refused = { success: false, message: "Credenciales incorrectas", code: "credentials" };
    for (const [email, password] of [
      [user?.email, "otra-clave"],
      ["nadie@example.com", testPassword],
      [off.user?.email, testPassword],
    ])
      expect(await signIn(api.anonymous(), email as string, password)).toMatchObject({ status: 401, body: refused });
    expect(await session(api.anonymous())).toMatchObject({ status: 401, body: { success: false } });
  });

  it("starts a new session when signing in again and ends the previous one", async () => {
    const client = await api.as("editor");
    const before = createClient(api.url, client.cookie());
    await signIn(client, client.user?.email ?? "");
    expect(client.cookie()).not.toBe(before.cookie());
    expect([(await session(client)).status, (await session(before)).status]).toEqual([200, 401]);
  });

  it("ends the session for every holder of the cookie on sign-out, and lets signed-out users sign out again", async () => {
    const client = await api.as("editor");
    const copy = createClient(api.url, client.cookie());
    expect((await client.call("POST", "/api/auth/logout")).status).toBe(200);
    expect((await session(copy)).status).toBe(401);
    expect((await client.call("POST", "/api/auth/logout")).body).toEqual({ success: true });
  });

  it("refuses a forged cookie", async () => {
    const client = await api.as("editor");
    const forged = createClient(
      api.url,
      client.cookie().replace(/sid=(.)/, (_, first) => `sid=${first === "z" ? "y" : "z"}`),
    );
    expect((await session(forged)).status).toBe(401);
  });

  it("ends the user's other sessions and copies of this one's cookie, not this one, when the user changes the password", async () => {
    const here = await api.as("editor");
    const elsewhere = api.anonymous();
    await signIn(elsewhere, here.user?.email ?? "");
    const copied = createClient(api.url, here.cookie());
    const change = (current: string, password: string) => here.call("PUT", "/api/auth/password", { current, password });
    expect((await change("no es esta", "nueva-clave-larga")).body.errors).toEqual({
      current: "La contraseña actual no es correcta",
    });
    expect((await change(testPassword, "corta")).body.errors).toEqual({
      password: "La contraseña debe tener al menos 6 caracteres",
    });
    expect((await change(testPassword, "Contraseña1")).status).toBe(422);
    expect((await change(testPassword, "ñ".repeat(37))).status).toBe(422);
    expect((await change(testPassword, "nueva-clave-larga")).status).toBe(200);
    const left = [here, elsewhere, copied];
    expect(await Promise.all(left.map(async (one) => (await session(one)).status))).toEqual([200, 401, 401]);
    expect((await signIn(api.anonymous(), here.user?.email ?? "")).status).toBe(401);
    expect((await signIn(api.anonymous(), here.user?.email ?? "", "nueva-clave-larga")).status).toBe(200);
  });

  it("refuses passwords made from the user's name or address or the studio's, with or without additions", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ brand: "Estudio Lumbre" });
    const { email } = await createUser(api.db, {
      name: "Jordi Puig",
      email: "jordi@estudio.es",
      password: testPassword,
    });
    const jordi = api.anonymous();
    await signIn(jordi, email);
    for (const password of ["Jordi Puig", "Jordi Puig1", "JORDI@estudio.es", "estudiolumbre1", "localhost8395"])
      expect((await jordi.call("PUT", "/api/auth/password", { current: testPassword, password })).body.errors).toEqual({
        password: expect.stringContaining("el de su dueño o el del estudio"),
      });
  });

  it("accepts a generated password and asks for a new one until it is replaced", async () => {
    const owner = await api.as("owner");
    const madeUp = async () => (await owner.call<{ user: object }>("GET", "/api/auth/me")).body.user;
    expect(await madeUp()).not.toHaveProperty("passwordMadeUp");
    await UserModel.query(api.db)
      .findById(owner.user?.id ?? 0)
      .patch({ passwordMadeUp: true });
    const entered = await signIn(api.anonymous(), owner.user?.email ?? "");
    expect([entered.status, entered.body]).toMatchObject([200, { user: { passwordMadeUp: true } }]);
    expect((await owner.call("GET", "/api/admin/dashboard")).status).toBe(200);
    const change = (password: string) => owner.call("PUT", "/api/auth/password", { current: testPassword, password });
    expect((await change(testPassword)).body.errors).toEqual({ password: expect.stringContaining("elige otra") });
    expect(await madeUp()).toHaveProperty("passwordMadeUp", true);
    expect((await change("nueva-clave-larga")).body).toMatchObject({
      user: expect.not.objectContaining({ passwordMadeUp: true }),
    });
    expect(await madeUp()).not.toHaveProperty("passwordMadeUp");
  });

  it("lets users change their own name but not their role", async () => {
    const client = await api.as("editor");
    const { status, body } = await client.call("PUT", "/api/auth/me", { name: "Ana María", role: "owner" });
    expect([status, body]).toMatchObject([200, { user: { name: "Ana María", role: "editor" } }]);
  });

  it("does not revive a session that ended during a request", async () => {
    const client = await api.as("editor");
    const copy = createClient(api.url, client.cookie());
    // Old enough to be renewed by the next request, which is when a store would write it again.
    const [row] = await SessionModel.query(api.db).where({ userId: client.user?.id ?? 0 });
    const data = JSON.parse(row?.data ?? "{}");
    await SessionModel.query(api.db)
      .findById(row?.id ?? "")
      .patch({ data: JSON.stringify({ ...data, _expire: Date.now() + 60_000 }) });
    const inFlight = Array.from({ length: 20 }, () => session(createClient(api.url, client.cookie())));
    await client.call("POST", "/api/auth/logout");
    await Promise.all(inFlight);
    expect((await session(copy)).status).toBe(401);
    expect(await SessionModel.query(api.db).where({ userId: client.user?.id ?? 0 })).toEqual([]);
  });

  it("ends sign-ins in progress when the password changes", async () => {
    const { user } = await api.as("editor");
    const owner = await api.as("owner");
    const late = Array.from({ length: 6 }, () => api.anonymous());
    const signIns = late.map((client) => signIn(client, user?.email ?? ""));
    await owner.call("PUT", `/api/admin/users/${user?.id}/password`, { password: "nueva-clave-larga" });
    await Promise.all(signIns);
    for (const client of late) expect((await session(client)).status).toBe(401);
  });

  it("stops guessing after ten wrong passwords, also when they arrive at the same time", async () => {
    const { user } = await api.as("editor");
    const guesses = Array.from({ length: 14 }, (_, index) =>
      signIn(api.anonymous(), user?.email ?? "", `intento-${index}`),
    );
    const statuses = (await Promise.all(guesses)).map((one) => one.status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const refused = await signIn(api.anonymous(), user?.email ?? "");
    expect([refused.status, refused.body.code]).toEqual([429, "too_many"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
