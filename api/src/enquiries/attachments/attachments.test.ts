import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Attachment } from "@estudio/contract";
import { AttachmentModel, ContactModel } from "@estudio/database";
import sharp from "sharp";
import { engines } from "../../../../database/testing/engines";
import { serveRelease } from "../../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../../testing/testApi";
import { Housekeeping } from "../../privacy/housekeeping";

const pdf = Buffer.from("%PDF-1.7\n%…");
let serial = 0;
const enquiry = (over: object = {}) => ({
  name: "Lucía Vega",
  email: "lucia@example.com",
  projectType: "renovacion",
  message: `Mando un plano ${++serial}.`,
  ...over,
});

describe.each(engines)("the attachments of an enquiry, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  let photo: Buffer;
  beforeAll(async () => {
    api = await startTestApi(engine, { LIMIT_ENQUIRIES_PER_ADDRESS: "1000" });
    editor = await api.as("editor");
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a58" } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => api.close());

  const send = async (over: object = {}) =>
    (await api.anonymous().call<{ upload?: string }>("POST", "/api/contact", enquiry(over))).body.upload ?? "";
  const put = (key: string, name: string, bytes: Buffer) =>
    fetch(`${api.url}/api/contact/files/${key}?${new URLSearchParams({ name })}`, {
      method: "PUT",
      body: new Uint8Array(bytes),
      headers: { Origin: api.url },
    });
  const newest = async () => (await ContactModel.query(api.db).orderBy("id", "desc").first())?.id ?? 0;
  const listed = async (id: number) => (await editor.call<Attachment[]>("GET", `/api/contacts/${id}/files`)).body;
  const kept = () => {
    const folder = join(api.running.deps.env.DATA_DIR, "private");
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it("accepts files after the enquiry, shows them to signed-in users by their detected type, and deletes them with it", async () => {
    const key = await send({ files: 2 });
    expect((await put(key, "cocina.jpg", photo)).status).toBe(201);
    expect((await put(key, '../"plano"\r\nX: y.exe', pdf)).status).toBe(201);
    const id = await newest();
    const files = await listed(id);
    expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
      ["cocina.jpg", "image/jpeg", photo.length],
      ["..  plano   X: y.exe.pdf", "application/pdf", pdf.length],
    ]);
    const address = (index: number) => `${api.url}/api/contacts/files/${files[index]?.id}`;
    expect((await fetch(address(0))).status).toBe(401);
    const shown = await fetch(address(0), { headers: { Cookie: editor.cookie() } });
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
    expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
    expect(shown.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
    const saved = await fetch(address(1), { headers: { Cookie: editor.cookie() } });
    expect(saved.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect((await fetch(`${api.url}/media/${kept()[0]}`)).status).toBe(404);
    const before = kept().length;
    await editor.call("DELETE", `/api/contacts/${id}`);
    expect((await fetch(address(0), { headers: { Cookie: editor.cookie() } })).status).toBe(404);
    // They stay in the trash with the enquiry until an owner erases it.
    expect(kept()).toHaveLength(before);
    const owner = await api.as("owner");
    expect((await owner.call("DELETE", `/api/contacts/trash/${id}`)).status).toBe(200);
    expect(kept()).toHaveLength(before - 2);
  });

  it("names each file with the extension of its type, whatever it was called", async () => {
    const key = await send({ files: 5 });
    const names = ["pdf.html", "factura\u202efdp.exe", "Plano.PDF", "", "\u2066.pdf\u2069".padEnd(200, "a")];
    for (const name of names) expect((await put(key, name, pdf)).status).toBe(201);
    const id = await newest();
    const kept = (await listed(id)).map(({ name }) => name);
    expect(kept).toEqual([
      "pdf.html.pdf",
      "facturafdp.exe.pdf",
      "Plano.PDF",
      "archivo.pdf",
      expect.stringMatching(/^\.pdfa{112}\.pdf$/),
    ]);
    const photos = await send({ files: 2 });
    for (const name of ["cocina.jpeg", "cocina.png"]) await put(photos, name, photo);
    const [first, second] = await listed(await newest());
    expect([first?.name, second?.name]).toEqual(["cocina.jpeg", "cocina.png.jpg"]);
    await AttachmentModel.query(api.db)
      .findById(first?.id ?? 0)
      .patch({ name: "vieja.html" });
    const saved = await fetch(`${api.url}/api/contacts/files/${first?.id}`, { headers: { Cookie: editor.cookie() } });
    expect(saved.headers.get("Content-Disposition")).toBe('inline; filename="vieja.html.jpg"');
  });

  it("stores a file once when it is sent twice, and another with the same name separately", async () => {
    const key = await send({ files: 3 });
    for (const name of ["cocina.jpg", "plano.pdf", "cocina.jpg", "plano.pdf"])
      expect((await put(key, name, name === "plano.pdf" ? pdf : photo)).status).toBe(201);
    const [id, stored] = [await newest(), kept().length];
    expect((await listed(id)).map(({ name }) => name)).toEqual(["cocina.jpg", "plano.pdf"]);
    const other = Buffer.from(pdf);
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    expect((await put(key, "plano.pdf", other)).status).toBe(201);
    expect((await listed(id)).map(({ name }) => name)).toEqual(["cocina.jpg", "plano.pdf", "plano.pdf"]);
    expect(kept()).toHaveLength(stored + 1);
    // A repeated fifth file is accepted, too.
    for (const name of ["4.jpg", "5.jpg", "5.jpg"]) expect((await put(key, name, photo)).status).toBe(201);
    expect((await put(key, "6.jpg", photo)).status).toBe(422);
  });

  it("refuses a sixth file, one over 10 MB, one of another type, and one for a foreign enquiry", async () => {
    const key = await send({ files: 5 });
    for (let number = 1; number <= 5; number++) expect((await put(key, `${number}.jpg`, photo)).status).toBe(201);
    expect(await (await put(key, "6.jpg", photo)).json()).toMatchObject({ message: "Como máximo 5 archivos" });
    const other = await send({ files: 1 });
    expect((await put(other, "grande.pdf", Buffer.alloc(10_485_761, "%PDF-"))).status).toBe(413);
    expect(await (await put(other, "foto.jpg", Buffer.from("<script>alert(1)</script>"))).json()).toMatchObject({
      message: expect.stringContaining("Solo se admiten fotos"),
    });
    expect((await put("0".repeat(32), "plano.pdf", pdf)).status).toBe(404);
    await ContactModel.query(api.db).patch({ createdAt: "2026-01-01T00:00:00.000Z" });
    expect((await put(other, "plano.pdf", pdf)).status).toBe(404);
  });

  it("refuses files of apparent spam, and accepts those of a repeated form", async () => {
    expect(await send({ files: 1, website: "https://spam.example" })).toBe("");
    const same = enquiry({ files: 1 });
    const [one, two] = [await send(same), await send(same)];
    expect([one.length, two]).toEqual([32, one]);
    expect(await send()).toBe("");
  });

  const post = async (files: [string, Buffer][], over: object = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...enquiry(over), privacy: "on", company: "" }))
      form.append(name, value);
    for (const [name, bytes] of files) form.append("files", new Blob([new Uint8Array(bytes)]), name);
    return fetch(`${api.url}/api/contact`, {
      method: "POST",
      body: form,
      headers: { Origin: api.url },
      redirect: "manual",
    });
  };
  const incoming = () => join(api.dataDir, "incoming");
  const left = () => (existsSync(incoming()) ? readdirSync(incoming()) : []);

  it("accepts files with a no-script form, whose page says if some were not stored", async () => {
    const before = left();
    const whole = await post([["planta càlida.pdf", pdf]]);
    expect([whole.status, whole.headers.get("Location")]).toEqual([303, "/contacto/gracias"]);
    expect((await listed(await newest())).map(({ name }) => name)).toEqual(["planta càlida.pdf"]);
    const partly = await post([
      ["enorme.pdf", Buffer.alloc(10_485_761, "%PDF-")],
      ["cocina.jpg", photo],
    ]);
    expect([partly.status, partly.headers.get("Location")]).toEqual([303, "/contacto/gracias#archivos"]);
    expect((await listed(await newest())).map(({ name }) => name)).toEqual(["cocina.jpg"]);
    expect((await post([["", Buffer.alloc(0)]])).headers.get("Location")).toBe("/contacto/gracias");
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });

  it("stores nothing of a refused no-script form, whose page asks for the files again", async () => {
    const page =
      '<form method="post" action="/api/contact"><input type="file" name="files" data-field="files" /><p id="again" data-error-for="files" hidden="">Otra vez</p></form>';
    serveRelease(api.dataDir, "r1", { "/contacto/index.html": page });
    const before = left();
    const refused = await post([["plano.pdf", pdf]], { email: "nadie" });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      '<form method="post" action="/api/contact"><input type="file" name="files" data-field="files" aria-invalid="true" aria-describedby="again" autofocus /><p id="again" data-error-for="files">Otra vez</p></form>',
    ]);
    expect(await (await post([], { email: "nadie" })).text()).toBe(page);
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });

  it("deletes leftover uploads within hours", async () => {
    const [old, young] = ["0", "1"].map((digit) => join(incoming(), `estudio-${digit.repeat(32)}`)) as [string, string];
    for (const path of [old, young]) writeFileSync(path, photo);
    utimesSync(old, 0, 0);
    await new Housekeeping(api.running.deps).run();
    expect([old, young].map((path) => existsSync(path))).toEqual([false, true]);
    rmSync(young);
  });
});
