import type { Guide, Lead, Mail, PublicGuide } from "@estudio/contract";
import { GuideModel, LeadLinkModel, LeadModel, MailModel, SettingsModel } from "@estudio/database";
import { createGuide } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { MailServer } from "../../testing/mailServer";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const pdf = new TextEncoder().encode("%PDF-1.7\nuna guía\n");

describe.each(engines)("the editing of a guide, on %s", (engine) => {
  let api: TestApi;
  let visitor: Client;
  let editor: Client;
  let server: MailServer;
  beforeAll(async () => {
    server = new MailServer();
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com", brand: "Estudio Vidal" });
    visitor = api.anonymous();
    editor = await api.as("editor");
  });
  beforeEach(async () => {
    await emptied(api.db, MailModel, LeadLinkModel, LeadModel, GuideModel);
    server.letters.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const upload = async (name = "Guía de reforma.pdf", bytes = pdf) =>
    editor.call<{ file: string; bytes: number; message: string }>(
      "POST",
      `/api/admin/guide-files?name=${encodeURIComponent(name)}`,
      bytes,
      { "Content-Type": "application/pdf" },
    );
  const published = async (over: object = {}) => {
    const { file } = (await upload()).body;
    return createGuide(api.db, { title: "Antes de la obra", slug: "antes", file, ...over });
  };
  const ask = (over: object = {}) =>
    visitor.call("POST", "/api/guide-requests", { guide: "antes", email: "marta@example.com", ...over });
  const leads = () => LeadModel.query(api.db).orderBy("id");
  const confirm = (token: string) => visitor.call("POST", "/api/guide-requests/confirmation", { token });

  it("is written in the panel with a checked PDF, and published only with a Spanish one", async () => {
    const taken = await upload("../Mi guía «1».PDF");
    expect([taken.status, taken.body.file]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}\/mi-guia-1\.pdf$/)]);
    expect((await upload("Antes de la obra.ca.pdf")).body.file).toMatch(/\/antes-de-la-obra-ca\.pdf$/);
    expect((await upload("foto.pdf", new Uint8Array([1, 2, 3]))).body.message).toContain("PDF");
    const large = new Uint8Array(21 * 1024 * 1024);
    large.set(pdf);
    expect((await upload("grande.pdf", large)).status).toBe(413);
    const { file } = taken.body;
    const without = await editor.call("POST", "/api/admin/guides", { title: "Sin PDF", status: "published" });
    expect([without.status, without.body.errors]).toEqual([422, { file: expect.stringContaining("español") }]);
    const gone = await editor.call("POST", "/api/admin/guides", { title: "x", file: `${"0".repeat(32)}/guia.pdf` });
    expect([gone.status, Object.keys(gone.body.errors ?? {})]).toEqual([422, ["file"]]);
    const made = await editor.call<Guide>("POST", "/api/admin/guides", {
      title: "Antes de la obra",
      summary: "Resumen",
      inside: ["Una lista"],
      file,
      translations: { en: { title: "Before the works" } },
    });
    expect([made.status, made.body.slug, made.body.status]).toEqual([201, "antes-de-la-obra", "draft"]);
    expect((await visitor.call("GET", "/api/guides/antes-de-la-obra")).status).toBe(404);
    const { id, version } = made.body;
    await editor.call("PUT", `/api/admin/guides/${id}`, { status: "published", version });
    const shown = await visitor.call<PublicGuide>("GET", "/api/guides/antes-de-la-obra?lang=en");
    expect(shown.body).toMatchObject({ title: "Before the works", summary: "Resumen", fileBytes: pdf.length });
    expect(shown.body.fallback.sort()).toEqual(["file", "inside", "summary"]);
    expect(shown.text).not.toContain(file.split("/")[0]);
    expect((await visitor.call<unknown[]>("GET", "/api/guides?fields=card")).body).toHaveLength(1);
    const snapshot = await visitor.call("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" });
    expect(snapshot.text).toContain('"guides":[{"id"');
    const stale = await editor.call("PUT", `/api/admin/guides/${id}`, { title: "Otra", version });
    expect(stale.status).toBe(409);
    await editor.call("PUT", `/api/admin/guides/${id}`, { slug: "otra-direccion" });
    serveRelease(api.dataDir, "r2", {});
    expect((await visitor.call("GET", "/en/guias/antes-de-la-obra")).headers.get("Location")).toBe(
      "/en/guias/otra-direccion",
    );
    expect((await visitor.call("GET", "/guias/otra-direccion")).status).toBe(200);
    const { body } = await editor.call<{ url: string }>("POST", "/api/admin/previews", { kind: "guide", id });
    const preview = await editor.call("GET", `/api/previews/${body.url.split("token=")[1]}`);
    expect([preview.status, preview.body.kind]).toEqual([200, "guide"]);
    expect((await editor.call("DELETE", `/api/admin/guides/${id}`)).status).toBe(200);
    expect((await visitor.call("GET", "/guias/otra-direccion")).status).toBe(404);
  });

  it("refuses an invalid request at its field, and stores nothing", async () => {
    const wrong = await ask({ email: "marta@", guide: "No Es", extra: 1 });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([422, ["email", "extra", "guide"]]);
    expect((await ask({ guide: "no-hay" })).body.errors).toEqual({ guide: expect.any(String) });
    expect((await confirm("x")).status).toBe(422);
    expect((await confirm("x".repeat(32))).body.errors).toEqual({ token: expect.stringContaining("caducado") });
    expect((await visitor.call("POST", "/api/admin/guides", { title: "x" })).status).toBe(401);
    expect(await leads()).toEqual([]);
  });

  it("shows its requests in the panel, and whether the address is confirmed", async () => {
    await published();
    await ask();
    const list = await editor.call<Lead[]>("GET", "/api/admin/leads");
    expect(list.body).toMatchObject([{ leadSource: "guia", guideTitle: "Antes de la obra", confirmedAt: null }]);
    const mails = await editor.call<Mail[]>("GET", `/api/admin/leads/${list.body[0]?.id}/mails`);
    expect(mails.body.map(({ kind }) => kind)).toEqual(["confirmation"]);
  });
});
