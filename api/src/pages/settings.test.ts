import type { Settings } from "@estudio/contract";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const path = "/api/admin/settings/1";
type Refused = { errors: Record<string, string> };

describe.each(engines)("the studio's brand, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
  });
  afterAll(() => api.close());

  test("a studio that chose nothing has the site as it was drawn", async () => {
    const { body } = await owner.call<Settings>("GET", path);
    expect(body).toMatchObject({ wordmark: "", monogram: "", accent: "#9d4526", dark: "#1f1b16", typeScale: "normal" });
  });

  test("nobody but an owner changes it", async () => {
    expect((await api.anonymous().call("PUT", path, { accent: "#1f5e4a" })).status).toBe(401);
    const editor = await api.as("editor");
    expect((await editor.call("PUT", path, { accent: "#1f5e4a" })).status).toBe(403);
  });

  test("a colour in which nothing can be read is refused at its field, with one that can", async () => {
    const { status, body } = await owner.call<Refused>("PUT", path, {
      accent: "#e0885f",
      dark: "negro",
      typeScale: "xl",
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      accent: expect.stringMatching(
        /^Se leería mal: su contraste es 2,\d:1 y hace falta 4,5:1.*sirve es #[0-9a-f]{6}$/,
      ),
      dark: "Escribe un color con seis cifras: #9d4526",
      typeScale: expect.any(String),
    });
    const proposed = body.errors.accent?.slice(-7);
    expect((await owner.call("PUT", path, { accent: proposed })).status).toBe(200);
  });

  test("a number of WhatsApp has its country, or there is none", async () => {
    for (const [whatsapp, status] of [
      ["600 11 22 33", 422],
      ["llámame", 422],
      ["+34 600 11 22 33", 200],
      ["", 200],
    ] as const)
      expect((await owner.call("PUT", path, { whatsapp })).status).toBe(status);
  });

  test("what was chosen is kept", async () => {
    const chosen = { wordmark: "Àngels Roca", monogram: "ÀR", accent: "#1F5E4A", dark: "#10202a", typeScale: "amplia" };
    const { status, body } = await owner.call<Settings>("PUT", path, chosen);
    expect(status).toBe(200);
    expect(body).toMatchObject(chosen);
    expect((await owner.call<Settings>("GET", path)).body).toMatchObject(chosen);
  });
});
