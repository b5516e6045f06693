import { createUser } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, createClient, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

describe.each(engines)("password guessing by strangers, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine, { TRUST_PROXY: "1" });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  const signIn = (client: Client, email: string, password: string, from: string) =>
    client.call("POST", "/api/auth/login", { email, password }, { "X-Forwarded-For": from });
  /** Makes ten wrong attempts, each from another address. */
  const overrun = async (email: string, net: string) => {
    for (let host = 0; host < 10; host++) await signIn(api.anonymous(), email, "no-es-esta", `10.${net}.${host}.1`);
    return signIn(api.anonymous(), email, testPassword, `10.${net}.99.1`);
  };

  it("is limited to ten attempts from all addresses together, then by growing pauses", async () => {
    const { user } = await api.as("owner");
    const email = user?.email ?? "";
    const pauses: number[] = [];
    const told: unknown[] = [];
    for (const net of ["1", "2", "3", "4", "5", "6", "7"]) {
      const refused = await overrun(email, net);
      expect([refused.status, refused.body.code]).toEqual([429, "too_many"]);
      pauses.push(Number(refused.headers.get("Retry-After")));
      told.push(refused.body.message);
      endPauses();
    }
    expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3840]);
    expect([told[0], told[1], told[6]]).toEqual([
      "Demasiados intentos seguidos. Espera un momento y vuelve a probar.",
      "Demasiados intentos seguidos. Vuelve a probar dentro de 2 minutos.",
      "Demasiados intentos seguidos. Vuelve a probar dentro de 2 horas.",
    ]);
  });

  it("is paused no longer than usual when the server's clock is set back by an hour", async () => {
    const { user } = await api.as("owner");
    const email = user?.email ?? "";
    expect((await overrun(email, "20")).headers.get("Retry-After")).toBe("60");
    const real = Date.now;
    const setBack = jest.spyOn(Date, "now").mockImplementation(() => real() - 3_600_000);
    for (const from of ["10.21.1.1", "10.21.2.1"]) {
      const refused = await signIn(api.anonymous(), email, testPassword, from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    }
    setBack.mockImplementation(() => real() - 3_600_000 + 61_000);
    expect((await signIn(api.anonymous(), email, testPassword, "10.21.3.1")).status).toBe(200);
  });

  it("does not lock the owner out of a known browser, which may not guess for other accounts", async () => {
    const client = await api.as("owner");
    const email = client.user?.email ?? "";
    const other = await api.as("owner");
    await client.call("POST", "/api/auth/logout");
    expect((await overrun(email, "4")).status).toBe(429);
    expect((await signIn(client, email, testPassword, "10.4.200.1")).status).toBe(200);
    expect((await overrun(other.user?.email ?? "", "5")).status).toBe(429);
    expect((await signIn(client, other.user?.email ?? "", testPassword, "10.5.200.1")).status).toBe(429);
    const tries = [];
    for (let count = 0; count < 10; count++) tries.push((await signIn(client, email, "no-es-esta", "10.6.0.1")).status);
    expect(tries.slice(-2)).toEqual([401, 429]);
  });

  it("gets no use from the cookie of a known browser, which is signed and sent only to sign-in paths", async () => {
    const client = api.anonymous();
    const { user } = await api.as("owner");
    const { headers } = await signIn(client, user?.email ?? "", testPassword, "10.7.0.1");
    const marks = headers.getSetCookie().filter((one) => one.startsWith("estudio.known"));
    expect(marks).toHaveLength(2);
    for (const mark of marks) expect(mark).toMatch(/; path=\/api\/auth; .*samesite=strict; httponly/i);
    expect((await overrun(user?.email ?? "", "8")).status).toBe(429);
    const forged = createClient(api.url, client.cookie().replace(/known=\d+\.../, "known=1.ff"));
    expect((await signIn(forged, user?.email ?? "", testPassword, "10.8.200.1")).status).toBe(429);
  });

  it("counts an IPv6 /64 network as one caller", async () => {
    const guess = (email: string, from: string) => signIn(api.anonymous(), email, "no-es-esta", from);
    const statuses = [];
    for (let account = 0; account < 11; account++) {
      const { email } = await createUser(api.db, { password: testPassword });
      for (let host = 1; host <= 10; host++)
        statuses.push((await guess(email, `2001:db8:0:7:${host}:${account}::1`)).status);
    }
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)]);
    const { email } = await createUser(api.db, { password: testPassword });
    expect((await guess(email, "2001:db8:0:8::1")).status).toBe(401);
  });

  it("is refused for an address of any length", async () => {
    const long = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.es`;
    expect((await signIn(api.anonymous(), long, "x", "10.9.0.1")).status).toBe(401);
  });

  function endPauses(): void {
    const then = Date.now() + 3_600_000;
    jest.spyOn(Date, "now").mockReturnValue(then);
  }
});

it("shares rate limits among processes on MySQL", async () => {
  const api = await startTestApi("mysql");
  const { start } = await import("../server");
  const { connect } = await import("@estudio/database");
  const { user } = await api.as("editor");
  const other = await start({ ...api.running.deps.env, PORT: 0 }, connect(api.options));
  const statuses = [];
  for (let count = 0; count < 12; count++) {
    const client = createClient(count % 2 ? api.url : other.url);
    const { status } = await client.call("POST", "/api/auth/login", { email: user?.email, password: "no-es-esta" });
    statuses.push(status);
  }
  await other.close();
  await api.close();
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});
