import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PersonFound } from "@estudio/contract";
import { ContactModel, connect, LeadModel, migrate } from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { freshDatabase } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { eraseDue } from "./retention";

/** Distinctive values whose bytes are searched for in every file of the studio. */
const secrets = {
  name: "Ximena Zubizarreta",
  email: "ximena.zubizarreta@correo.example",
  phone: "+34 612 987 345",
  message: "Mi cocina de la calle Quiñones da al patio interior",
};
const pdf = Buffer.from(`%PDF-1.7\n${secrets.message}`);

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());

/** Return `file: value` for each value found in a file. */
function leftIn(folder: string): string[] {
  const words = Object.values(secrets).flatMap((words) => [words, words.toLowerCase()]);
  return filesUnder(folder).flatMap((path) => {
    const bytes = readFileSync(path);
    return words.filter((word) => bytes.includes(word)).map((word) => `${path.slice(folder.length)}: ${word}`);
  });
}

describe("the files of a studio with SQLite", () => {
  let api: TestApi;
  let owner: Client;
  beforeAll(async () => {
    api = await startTestApi("sqlite");
    owner = await api.as("owner");
  });
  afterAll(() => api.close());

  /** Create an enquiry with a file, a note and an answer, and a lead. */
  async function write() {
    const enquiry = { ...secrets, projectType: "renovacion", files: 1 };
    const { body } = await api.anonymous().call<{ upload: string }>("POST", "/api/contact", enquiry);
    const type = { "Content-Type": "application/octet-stream" };
    await api.anonymous().call("PUT", `/api/contact/files/${body.upload}?name=plano.pdf`, pdf, type);
    const contact = await ContactModel.query(api.db).findOne({ email: secrets.email }).throwIfNotFound();
    const note = { kind: "note", text: `Llamar a ${secrets.name}: ${secrets.message}` };
    await owner.call("POST", `/api/contacts/${contact.id}/timeline`, note);
    const { name, email, phone } = secrets;
    await createLead(api.db, { name, email, phone });
    expect(leftIn(api.dataDir)).not.toEqual([]);
    return contact;
  }

  it("contain nothing of an erased person", async () => {
    await write();
    const erased = await owner.call<PersonFound>("POST", "/api/admin/person/erase", { email: secrets.email });
    expect(erased.body).toMatchObject({ contacts: 1, leads: 1, files: 1 });
    expect(leftIn(api.dataDir)).toEqual([]);
  });

  it("contain nothing of enquiries and leads erased by their retention period", async () => {
    const { id } = await write();
    const createdAt = "2020-01-01T00:00:00.000Z";
    await ContactModel.query(api.db).findById(id).patch({ createdAt });
    await LeadModel.query(api.db).patch({ createdAt });
    await owner.call("PUT", "/api/admin/settings/1", { keepContactsMonths: 12, keepLeadsMonths: 12 });
    await api.db("timeline").where({ contactId: id }).update({ createdAt });
    await eraseDue(api.running.deps, new Date());
    expect(await ContactModel.query(api.db).findById(id)).toBeUndefined();
    expect(leftIn(api.dataDir)).toEqual([]);
  });

  it("contain nothing of a lead that was withdrawn by the link in a mail", async () => {
    const { name, email, phone } = secrets;
    const token = "t".repeat(32);
    await createLead(api.db, { name, email, phone, token });
    expect((await api.anonymous().call("POST", "/api/leads/withdrawal", { token })).status).toBe(200);
    expect(leftIn(api.dataDir)).toEqual([]);
  });
});

test("the upgrade overwrites rows that earlier versions deleted but left in the file", async () => {
  const { db, dataDir, options, drop } = await freshDatabase("sqlite");
  await db.raw("PRAGMA secure_delete=OFF");
  await db.raw("PRAGMA user_version=0");
  const { id } = await createContact(db, secrets);
  await ContactModel.query(db).deleteById(id);
  await db.raw("PRAGMA wal_checkpoint(TRUNCATE)");
  expect(leftIn(dataDir)).not.toEqual([]);
  const again = connect(options);
  await migrate(again);
  await again.destroy();
  expect(leftIn(dataDir)).toEqual([]);
  await drop();
});
