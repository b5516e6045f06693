import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { PersonFound } from "@estudio/contract";
import {
  ContactModel,
  erasePerson,
  erasureHash,
  erasureLines,
  LeadModel,
  repeatErasures,
  transaction,
} from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import type { Knex } from "knex";
import { pino } from "pino";
import { engines, freshDatabase } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { writeErasuresFile } from "./erasureFile";

/** A stream that fails after its first bytes, like a disk with a bad sector. */
async function* unreadable() {
  yield Buffer.from("%PDF-");
  throw Object.assign(new Error("read"), { code: "EIO" });
}

describe.each(engines)("personal data, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
  });
  afterAll(() => api.close());

  /** Create an enquiry with a file and a note, and a lead. Their addresses differ in case. */
  async function write(email: string) {
    const sent = await api.anonymous().call<{ upload: string }>("POST", "/api/contact", {
      name: "Lucía",
      email,
      projectType: "renovacion",
      message: `De ${email}`,
      files: 1,
      landing: "/blog/luz?utm_source=x",
      referrer: "https://www.ejemplo.es/carta?de=lucia",
    });
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
      "base64",
    );
    await api.anonymous().call("PUT", `/api/contact/files/${sent.body.upload}?name=plano.png`, png, {
      "Content-Type": "application/octet-stream",
    });
    await createLead(api.db, { email: email.toUpperCase() });
    return ContactModel.query(api.db).findOne({ email }).throwIfNotFound();
  }
  const body = (email: string) => ({ email });

  it("is found by e-mail address in any case, by owners only", async () => {
    const contact = await write("lucia@correo.example");
    await owner.call("POST", `/api/contacts/${contact.id}/timeline`, { kind: "note", text: "Llamar" });
    const found = await owner.call<PersonFound>("POST", "/api/admin/person", body("LUCIA@correo.example"));
    expect([found.status, found.body]).toEqual([200, { contacts: 1, leads: 1, mails: 0, files: 1 }]);
    expect((await owner.call("POST", "/api/admin/person", body("no es"))).status).toBe(422);
    const editor = await api.as("editor");
    for (const path of ["person", "person/export", "person/erase"])
      expect((await editor.call("POST", `/api/admin/${path}`, body("lucia@correo.example"))).status).toBe(403);
  });

  it("records an enquiry's referring host, landing page and the privacy text agreed to", async () => {
    const contact = await write("origen@correo.example");
    expect(contact).toMatchObject({ referrer: "ejemplo.es", landing: "/blog/luz" });
    expect(contact.privacyHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is exported as one ZIP with the attached files and without internal columns", async () => {
    await write("copia@correo.example");
    const response = await fetch(`${api.url}/api/admin/person/export`, {
      method: "POST",
      headers: { Cookie: owner.cookie(), Origin: api.url, "Content-Type": "application/json" },
      body: JSON.stringify(body("copia@correo.example")),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    for (const name of ["datos.json", "plano.png"]) expect(bytes.includes(name)).toBe(true);
  });

  it("ends the export when a file cannot be read, and the server keeps running", async () => {
    const { id } = await write("rota@correo.example");
    const { storage } = api.running.deps;
    const broken = () => Readable.from(unreadable(), { objectMode: false });
    const open = jest.spyOn(storage, "openPrivate").mockImplementation(async () => ({ stream: broken(), length: 9 }));
    const exported = fetch(`${api.url}/api/admin/person/export`, {
      method: "POST",
      headers: { Cookie: owner.cookie(), Origin: api.url, "Content-Type": "application/json" },
      body: JSON.stringify(body("rota@correo.example")),
    }).then((answer) => answer.arrayBuffer());
    await expect(exported).rejects.toThrow();
    open.mockRestore();
    expect((await owner.call("GET", `/api/contacts/${id}`)).status).toBe(200);
  });

  it("is erased everywhere, and again when a backup restores it; later enquiries stay", async () => {
    const contact = await write("fuera@correo.example");
    const lead = await LeadModel.query(api.db).findOne({ email: "FUERA@CORREO.EXAMPLE" }).throwIfNotFound();
    const erased = await owner.call<PersonFound>("POST", "/api/admin/person/erase", body("Fuera@correo.example"));
    expect([erased.status, erased.body]).toMatchObject([200, { contacts: 1, leads: 1, files: 1 }]);
    const left = await owner.call<PersonFound>("POST", "/api/admin/person", body("fuera@correo.example"));
    expect(left.body).toEqual({ contacts: 0, leads: 0, mails: 0, files: 0 });
    const list = join(api.dataDir, "erasures.txt");
    expect(existsSync(list) && readFileSync(list, "utf8")).toMatch(/^key [0-9a-f]{64}\n[0-9a-f]{64} /);
    expect(readFileSync(list, "utf8")).not.toContain("fuera");

    // Records restored from a backup, and records written afterwards.
    await createContact(api.db, { email: contact.email, createdAt: contact.createdAt, name: "De la copia" });
    await createLead(api.db, { email: lead.email, createdAt: lead.createdAt });
    await createContact(api.db, { email: contact.email, name: "Ha vuelto a escribir" });
    await createContact(api.db, { email: "otra@correo.example", createdAt: contact.createdAt, name: "Otra" });
    expect(await repeatErasures(api.db, readFileSync(list, "utf8"))).toBe(2);
    const names = (await ContactModel.query(api.db)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Ha vuelto a escribir", "Otra"]));
    expect(names).not.toContain("De la copia");
  });

  it("is listed under different hashes in each installation", async () => {
    const other = await freshDatabase(engine);
    const email = "conocida@correo.example";
    for (const db of [api.db, other.db]) await transaction(db, (trx) => erasePerson(trx, email));
    const hashes = async (db: Knex) =>
      (await erasureLines(db)).split("\n").filter((line) => /^[0-9a-f]{64} /.test(line));
    const own = new Set((await hashes(api.db)).map((line) => line.slice(0, 64)));
    const [theirs = ""] = await hashes(other.db);
    expect(own.has(theirs.slice(0, 64))).toBe(false);
    expect([own.has(await erasureHash(api.db, email)), own.size > 0]).toEqual([true, true]);
    await other.drop();
  });

  it("is erased again by a list from before keys existed and by lists of other installations, repeatedly", async () => {
    const restored = await freshDatabase(engine);
    const createdAt = "2026-01-01T00:00:00.000Z";
    const erasedAt = "2026-06-01T00:00:00.000Z";
    const come = async (email: string) => createContact(restored.db, { email, createdAt });
    const names = async () => (await ContactModel.query(restored.db)).map(({ email }) => email);
    const former = createHash("sha256").update("estudio/erasures/1\nantes@correo.example").digest("hex");
    const lists = `${former} ${erasedAt}\n\n${await erasureLines(api.db)}`;
    await transaction(api.db, (trx) => erasePerson(trx, "ahora@correo.example"));
    const all = `${lists}\n${await erasureLines(api.db)}`;
    for (const list of [all, "", await erasureLines(restored.db)]) {
      for (const email of ["antes@correo.example", "Ahora@correo.example", "otra@correo.example"]) await come(email);
      expect(await repeatErasures(restored.db, list)).toBe(2);
      expect(new Set(await names())).toEqual(new Set(["otra@correo.example"]));
    }
    await restored.drop();
  });

  it("keeps every one of several simultaneous erasures on the list for restores", async () => {
    const addresses = Array.from({ length: 6 }, (_, index) => `a-la-vez-${index}@correo.example`);
    for (const email of addresses) await createContact(api.db, { email });
    const erased = await Promise.all(
      addresses.map((email) => owner.call<PersonFound>("POST", "/api/admin/person/erase", body(email))),
    );
    expect(erased.map(({ body: { contacts } }) => contacts)).toEqual(addresses.map(() => 1));
    const list = readFileSync(join(api.dataDir, "erasures.txt"), "utf8");
    for (const email of addresses) expect(list).toContain(await erasureHash(api.db, email));
    const failures: string[] = [];
    const log = pino({}, { write: (line) => failures.push(line) });
    const env = { DATA_DIR: api.dataDir };
    await Promise.all(Array.from({ length: 20 }, () => writeErasuresFile({ db: api.db, env, log })));
    expect(failures).toEqual([]);
  });
});
