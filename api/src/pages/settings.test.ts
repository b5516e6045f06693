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

  it("starts with the site's default design", async () => {
    const { body } = await owner.call<Settings>("GET", path);
    expect(body).toMatchObject({ wordmark: "", monogram: "", accent: "#9d4526", dark: "#1f1b16", typeScale: "normal" });
  });

  it("refuses changes by anybody but an owner", async () => {
    expect((await api.anonymous().call("PUT", path, { accent: "#1f5e4a" })).status).toBe(401);
    const editor = await api.as("editor");
    expect((await editor.call("PUT", path, { accent: "#1f5e4a" })).status).toBe(403);
  });

  it("refuses an illegible colour at its field and suggests a legible one", async () => {
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

  it("requires a country code in a WhatsApp number, and accepts an empty one", async () => {
    for (const [whatsapp, status] of [
      ["600 11 22 33", 422],
      ["llámame", 422],
      ["+34 600 11 22 33", 200],
      ["", 200],
    ] as const)
      expect((await owner.call("PUT", path, { whatsapp })).status).toBe(status);
  });

  it("stores the chosen brand", async () => {
    const chosen = { wordmark: "Àngels Roca", monogram: "ÀR", accent: "#1F5E4A", dark: "#10202a", typeScale: "amplia" };
    const { status, body } = await owner.call<Settings>("PUT", path, chosen);
    expect(status).toBe(200);
    expect(body).toMatchObject(chosen);
    expect((await owner.call<Settings>("GET", path)).body).toMatchObject(chosen);
  });
});
