import type { Snapshot } from "@estudio/contract";
import { LeadModel } from "@estudio/database";
import { createGuide } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../testing/testApi";
import { recordMailState } from "../mail/recordMailState";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const pdf = new TextEncoder().encode("%PDF-1.7\nuna guía\n");
const asForm = { "Content-Type": "application/x-www-form-urlencoded" };

describe.each(engines)("a guide without a mail server, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
    const editor = await api.as("editor");
    const [spanish, catalan] = await Promise.all(
      [pdf, new TextEncoder().encode("%PDF-1.7\nuna guia\n")].map((bytes) =>
        editor.call<{ file: string }>("POST", "/api/admin/guide-files?name=antes.pdf", bytes, {
          "Content-Type": "application/pdf",
        }),
      ),
    );
    await createGuide(api.db, {
      title: "Antes de la obra",
      slug: "antes",
      file: spanish?.body.file ?? "",
      translations: { ca: { file: catalan?.body.file ?? "" } },
    });
    await createGuide(api.db, { title: "Borrador", slug: "borrador", file: spanish?.body.file ?? "", status: "draft" });
  });
  afterAll(() => api.close());

  it("offers its file to everybody in the page's language, unless it is a draft", async () => {
    const visitor = api.anonymous();
    const file = await visitor.call("GET", "/api/guides/antes/file?lang=es");
    expect([file.status, file.headers.get("Content-Type"), file.text]).toEqual([
      200,
      "application/pdf",
      "%PDF-1.7\nuna guía\n",
    ]);
    expect((await visitor.call("GET", "/api/guides/antes/file?lang=ca")).text).toContain("una guia");
    expect((await visitor.call("GET", "/api/guides/antes/file?lang=en")).text).toContain("una guía");
    for (const slug of ["borrador", "nada"])
      expect((await visitor.call("GET", `/api/guides/${slug}/file`)).status).toBe(404);
  });

  it("refuses a request from an outdated page, or redirects to the file, and stores nothing", async () => {
    const asked = { guide: "antes", email: "marta@example.com" };
    expect((await api.anonymous().call("POST", "/api/guide-requests", asked)).status).toBe(503);
    const form = new URLSearchParams({ ...asked, lang: "ca" }).toString();
    const led = await api.anonymous().call("POST", "/api/guide-requests", form, asForm);
    expect([led.status, led.headers.get("Location")]).toEqual([303, "/api/guides/antes/file?lang=ca"]);
    expect(await LeadModel.query(api.db).resultSize()).toBe(0);
  });

  it("is published again when mail becomes available or unavailable", async () => {
    const { state } = api.running.deps;
    await recordMailState(api.db, true);
    const before = await snapshotOf(api);
    expect(before.settings.sendsMail).toBe(true);
    expect(await recordMailState(api.db, false)).toBe(true);
    await state.refresh();
    const after = await snapshotOf(api);
    expect([after.settings.sendsMail, after.revision > before.revision]).toEqual([false, true]);
    expect(await recordMailState(api.db, false)).toBe(false);
  });

  it("ignores a change of that state through the API", async () => {
    const owner = await api.as("owner");
    const { sendsMail } = (await snapshotOf(api)).settings;
    await owner.call("PUT", "/api/admin/settings/1", { sendsMail: !sendsMail });
    expect((await snapshotOf(api)).settings.sendsMail).toBe(sendsMail);
  });
});

const snapshotOf = async (api: TestApi) =>
  (await api.anonymous().call<Snapshot>("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" }))
    .body;
