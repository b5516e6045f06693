import { setTimeout as pause } from "node:timers/promises";
import { dayMs, type OpenSession } from "@estudio/contract";
import { SessionModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";
import { deviceOf } from "./device";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

describe.each(engines)("open sessions, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const own = (client: Client) => client.call<OpenSession[]>("GET", "/api/auth/sessions");
  const isIn = async (client: Client) => (await client.call("GET", "/api/auth/me")).status === 200;
  async function elsewhere(client: Client): Promise<Client> {
    const other = api.anonymous();
    const who = { email: client.user?.email, password: testPassword };
    await other.call("POST", "/api/auth/login", who, { "User-Agent": iphone });
    return other;
  }
  const rowsOf = (client: Client) => SessionModel.query(api.db).where({ userId: client.user?.id ?? 0 });

  it("are listed with device, start and last use, and without their keys", async () => {
    const here = await api.as("editor");
    const there = await elsewhere(here);
    const { body, text } = await own(here);
    expect(body.map(({ device, current }) => [device, current]).sort()).toEqual([
      ["Otro programa", true],
      ["Safari en iPhone", false],
    ]);
    expect(body.every(({ createdAt, lastUsedAt }) => createdAt <= lastUsedAt)).toBe(true);
    for (const client of [here, there]) expect(text).not.toContain(/sid=([^;]+)/.exec(client.cookie())?.[1] ?? "?");
  });

  it("are ended one by one, or all but the current one, effective with the next request", async () => {
    const here = await api.as("editor");
    const [phone, tablet, desk] = [await elsewhere(here), await elsewhere(here), await elsewhere(here)];
    const phoneKey = (await own(phone)).body.find(({ current }) => current)?.key;
    expect((await here.call("DELETE", `/api/auth/sessions/${phoneKey}`)).body).toMatchObject({
      device: "Safari en iPhone",
      current: false,
    });
    expect([await isIn(phone), await isIn(tablet), await isIn(here)]).toEqual([false, true, true]);
    expect((await here.call("DELETE", `/api/auth/sessions/${phoneKey}`)).status).toBe(404);
    expect((await here.call<OpenSession[]>("DELETE", "/api/auth/sessions")).body).toMatchObject([{ current: true }]);
    expect([await isIn(tablet), await isIn(desk), await isIn(here)]).toEqual([false, false, true]);
  });

  it("of other users are ended only by an owner", async () => {
    const [ana, eva, owner] = [await api.as("editor"), await api.as("editor"), await api.as("owner")];
    const phone = await elsewhere(ana);
    const path = `/api/admin/users/${ana.user?.id}/sessions`;
    const key = (await own(phone)).body.find(({ current }) => current)?.key;
    expect((await eva.call("DELETE", `/api/auth/sessions/${key}`)).status).toBe(404);
    expect((await eva.call("GET", path)).status).toBe(403);
    expect((await owner.call<OpenSession[]>("GET", path)).body).toHaveLength(2);
    expect((await owner.call("DELETE", `${path}/${key}`)).status).toBe(200);
    expect([await isIn(phone), await isIn(ana)]).toEqual([false, true]);
    expect((await owner.call("DELETE", path)).body).toEqual([]);
    expect([await isIn(ana), await isIn(owner)]).toEqual([false, true]);
  });

  it("are extended by use up to the studio's maximum age", async () => {
    const client = await api.as("editor");
    const [row] = await rowsOf(client);
    const set = (times: object) =>
      SessionModel.query(api.db)
        .findById(row?.id ?? "")
        .patch(times);
    /** The use is written after the answer. */
    const rowsOnceUsed = async () => {
      for (;;) {
        const rows = await rowsOf(client);
        if (rows.every(({ lastUsedAt }) => lastUsedAt > daysAgo(0.5))) return rows;
        await pause(20);
      }
    };
    await set({ lastUsedAt: daysAgo(13), createdAt: daysAgo(20), expiresAt: daysAgo(-1) });
    expect(await isIn(client)).toBe(true);
    const [used] = await rowsOnceUsed();
    expect(Date.parse(used?.expiresAt ?? "") - Date.now()).toBeGreaterThan(13.9 * dayMs);
    // Used every day for ninety days.
    await set({ lastUsedAt: daysAgo(1), createdAt: daysAgo(89.9) });
    expect(await isIn(client)).toBe(true);
    const [old] = await rowsOnceUsed();
    expect(Date.parse(old?.expiresAt ?? "") - Date.now()).toBeLessThan(0.2 * dayMs);
  });

  it("apply changed limits at once", async () => {
    const [client, owner] = [await api.as("editor"), await api.as("owner")];
    await rowsOf(client).patch({ lastUsedAt: daysAgo(3), createdAt: daysAgo(5) });
    const limit = (days: object) => owner.call("PUT", "/api/admin/settings/1", days);
    expect((await limit({ sessionIdleDays: 0 })).status).toBe(422);
    expect((await limit({ sessionIdleDays: 2, sessionMostDays: 30 })).status).toBe(200);
    expect([await isIn(client), await isIn(owner)]).toEqual([false, true]);
    await limit({ sessionIdleDays: 14, sessionMostDays: 90 });
  });

  it("end their event streams", async () => {
    const [client, owner] = [await api.as("editor"), await api.as("owner")];
    const stream = await fetch(`${api.url}/api/contacts/events`, { headers: { Cookie: client.cookie() } });
    const read = stream.text();
    await owner.call("DELETE", `/api/admin/users/${client.user?.id}/sessions`);
    expect(await read).toContain("data:");
  });
});

it.each([
  [iphone, "Safari en iPhone"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
    "Edge en Windows",
  ],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36", "Chrome en Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox en Mac"],
  ["curl/8.5.0", "Otro programa"],
])("reduces %s to %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
