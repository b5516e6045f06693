import { engines } from "../../../database/testing/engines";
import { startTestApi, testPassword } from "../../testing/testApi";

const site = "https://estudio.example";

describe.each(engines)("sessions of a site with TLS, on %s", (engine) => {
  it("use Secure cookies whatever a proxy says, and accept writes only from the site's own origin", async () => {
    const api = await startTestApi(engine, { SITE_URL: site, TRUST_PROXY: "1" });
    const { user } = await api.as("owner");
    const login = (headers: Record<string, string>) =>
      api.anonymous().call("POST", "/api/auth/login", { email: user?.email, password: testPassword }, headers);
    const host = new URL(api.url).host;
    const [own, proxied, byHost, byForwardedHost] = [
      await login({ Origin: site }),
      await login({ Origin: site, "X-Forwarded-Proto": "http" }),
      await login({ Origin: `http://${host}` }),
      await login({ Origin: "https://otra.example", "X-Forwarded-Host": "otra.example", "X-Forwarded-Proto": "https" }),
    ];
    const client = api.anonymous();
    const { headers } = await client.call(
      "POST",
      "/api/auth/login",
      { email: user?.email, password: testPassword },
      { Origin: site },
    );
    const me = await client.call("GET", "/api/auth/me");
    await api.close();
    for (const { status, headers } of [own, proxied]) {
      expect(status).toBe(200);
      for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    }
    const names = headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(new Set(names)).toEqual(
      new Set(
        ["estudio.sid", "estudio.sid.sig"]
          .map((name) => `__Host-${name}`)
          .concat(["estudio.known", "estudio.known.sig"].map((name) => `__Secure-${name}`)),
      ),
    );
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-"))).toMatch(/; path=\/;(?!.*domain)/i);
    expect(me).toMatchObject({ status: 200, body: { user: { email: user?.email } } });
    expect([byHost.status, byHost.body.code, byForwardedHost.status]).toEqual([403, "origin", 403]);
  });

  it("work under every local name of a local server, and not from other sites", async () => {
    const api = await startTestApi(engine, { TRUST_PROXY: "1" });
    const { user } = await api.as("owner");
    const port = new URL(api.url).port;
    const login = (url: string, headers: Record<string, string>) =>
      fetch(`${url}/api/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ email: user?.email, password: testPassword }),
      });
    const local = `http://127.0.0.1:${port}`;
    const answers = [
      await login(local, { Origin: local }),
      await login(local, { Origin: local, "X-Forwarded-Proto": "https" }),
      await login(local, { Origin: "http://localhost:5173" }),
      await login(local, { Origin: "https://otra.example", "X-Forwarded-Host": "otra.example" }),
    ];
    await api.close();
    expect(answers.map((one) => one.status)).toEqual([200, 200, 403, 403]);
    expect(answers[1]?.headers.getSetCookie().some((one) => /; secure/i.test(one))).toBe(false);
  });
});
