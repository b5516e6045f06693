import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type {
  Attachment,
  Contact,
  ContactCounts,
  Dashboard,
  Inbox,
  PersonFound,
  TrashedContact,
} from "@estudio/contract";
import {
  AttachmentModel,
  ContactModel,
  erasureLines,
  LeadModel,
  MailModel,
  repeatErasures,
  SettingsModel,
  TimelineModel,
  TrashedContactModel,
} from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { emptied, engines } from "../../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../../testing/testApi";
import { Housekeeping } from "../../privacy/housekeeping";

const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");
const now = () => new Date().toISOString();
const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

describe.each(engines)("the trash of enquiries, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "web@estudio.example" });
    owner = await api.as("owner");
    editor = await api.as("editor");
  });
  afterAll(() => api.close());
  beforeEach(() =>
    emptied(api.db, ContactModel, TrashedContactModel, LeadModel, MailModel, TimelineModel, AttachmentModel),
  );

  const remove = (id: number, who = editor) => who.call<Contact>("DELETE", `/api/contacts/${id}`);
  const restore = (ids: number[], who = editor) => who.call<Contact[]>("POST", "/api/contacts/trash/restore", { ids });
  const trashed = async () => (await editor.call<TrashedContact[]>("GET", "/api/contacts/trash")).body;
  const housekeeping = () => new Housekeeping(api.running.deps).run();
  const expire = (id: number) =>
    TrashedContactModel.query(api.db)
      .findById(id)
      .patch({ until: ago(1) });
  const storage = {
    putPrivate: async (file: string, bytes: Buffer) => {
      const path = join(api.dataDir, `${file}.part`);
      writeFileSync(path, bytes);
      await api.running.deps.storage.putPrivate(file, path);
    },
    openPrivate: (file: string) => api.running.deps.storage.openPrivate(file),
  };

  /** Create an enquiry with a lead, a file, a note, a sent mail and one under way. */
  async function whole(over: Partial<Contact> = {}) {
    const contact = await createContact(api.db, { name: "Ana Ruiz", email: "ana@example.com", state: "read", ...over });
    const { id } = contact;
    const file = `archivo-${id}`;
    await storage.putPrivate(file, pdf);
    const attachment = { contactId: id, file, name: "plano.pdf", type: "application/pdf" as const, bytes: pdf.length };
    const { id: fileId } = await AttachmentModel.query(api.db).insertAndFetch({ ...attachment, createdAt: now() });
    const entry = { contactId: id, kind: "note" as const, state: null, person: "Eva", mailId: null };
    await TimelineModel.query(api.db).insert({ ...entry, text: "Llamar el lunes", createdAt: now() });
    const mail = {
      contactId: id,
      leadId: null,
      messageId: null,
      claimedAt: null,
      attempts: 0,
      error: "",
      sentAt: null,
    };
    for (const state of ["sent", "handed"] as const)
      await MailModel.query(api.db).insert({
        ...mail,
        kind: "answer",
        answerKey: state,
        state,
        dueAt: now(),
        createdAt: now(),
      });
    const lead = await createLead(api.db, { contactId: id });
    return { contact, id, file, fileId, leadId: lead.id };
  }

  it("keeps a deleted enquiry with its files for a day, hidden from every list, count, search and address", async () => {
    const { contact, id, fileId, leadId } = await whole();
    const removed = await remove(id);
    expect([removed.status, removed.body]).toEqual([200, expect.objectContaining({ id, name: "Ana Ruiz" })]);
    const kept = await trashed();
    expect(kept).toMatchObject([{ id, name: "Ana Ruiz", deletedBy: editor.user?.name, createdAt: contact.createdAt }]);
    const hours = (Date.parse(kept[0]?.until ?? "") - Date.parse(kept[0]?.deletedAt ?? "")) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect((await editor.call<Contact[]>("GET", "/api/contacts")).body).toEqual([]);
    const q = encodeURIComponent('{"q":"ana"}');
    expect((await editor.call<Contact[]>("GET", `/api/contacts?filter=${q}`)).body).toEqual([]);
    expect((await editor.call<ContactCounts>("GET", "/api/contacts/counts")).body.total).toBe(0);
    expect((await editor.call<Inbox>("GET", "/api/contacts/inbox")).body.unread).toBe(0);
    expect((await editor.call<Dashboard>("GET", "/api/admin/dashboard")).body.counts.contacts).toBe(0);
    for (const path of [`/${id}`, `/${id}/files`, `/${id}/mails`, `/${id}/timeline`, `/files/${fileId}`])
      expect([path, (await editor.call("GET", `/api/contacts${path}`)).status]).toEqual([path, 404]);
    expect((await remove(id)).status).toBe(404);
    expect((await LeadModel.query(api.db).findById(leadId))?.contactId).toBeNull();
  });

  it("restores an enquiry with files, mails, notes and lead, without resending a mail that was under way", async () => {
    const { contact, id, fileId, leadId } = await whole();
    await remove(id);
    const back = await restore([id]);
    expect([back.status, back.body]).toEqual([200, [expect.objectContaining({ id, message: contact.message })]]);
    expect(await trashed()).toEqual([]);
    const q = encodeURIComponent('{"q":"ana ruiz"}');
    expect((await editor.call<Contact[]>("GET", `/api/contacts?filter=${q}`)).body).toMatchObject([{ id }]);
    expect((await editor.call<Attachment[]>("GET", `/api/contacts/${id}/files`)).body).toMatchObject([{ id: fileId }]);
    expect((await editor.call<string>("GET", `/api/contacts/files/${fileId}`)).text).toBe(pdf.toString());
    expect((await editor.call("GET", `/api/contacts/${id}/timeline`)).body).toMatchObject([
      { text: "Llamar el lunes" },
    ]);
    const mails = await MailModel.query(api.db).where({ contactId: id }).orderBy("id");
    expect(mails.map(({ state }) => state)).toEqual(["sent", "uncertain"]);
    expect((await LeadModel.query(api.db).findById(leadId))?.contactId).toBe(id);
  });

  it("restores several or none, and only for signed-in users", async () => {
    const one = await whole();
    const other = await whole({ name: "Berta" });
    await remove(one.id);
    expect((await restore([one.id, other.id])).status).toBe(422);
    expect(await trashed()).toHaveLength(1);
    expect((await restore([one.id], api.anonymous())).status).toBe(401);
    expect((await api.anonymous().call("GET", "/api/contacts/trash")).status).toBe(401);
    expect((await restore([])).status).toBe(422);
    expect((await restore([one.id])).status).toBe(200);
  });

  it("restores an enquiry that was sent again meanwhile", async () => {
    const { id } = await whole();
    await ContactModel.query(api.db).findById(id).patch({ fingerprint: "la-misma" });
    await remove(id);
    await createContact(api.db, { fingerprint: "la-misma" });
    expect((await restore([id])).status).toBe(200);
    expect(await ContactModel.query(api.db).resultSize()).toBe(2);
  });

  it("hides an expired enquiry, and later erases it with its files", async () => {
    const { id, file, fileId } = await whole();
    const young = await whole({ name: "Berta" });
    await remove(id);
    await remove(young.id);
    await expire(id);
    expect((await trashed()).map(({ name }) => name)).toEqual(["Berta"]);
    expect((await restore([id])).status).toBe(422);
    await housekeeping();
    expect((await TrashedContactModel.query(api.db)).map((row) => row.id)).toEqual([young.id]);
    expect([await storage.openPrivate(file), await AttachmentModel.query(api.db).findById(fileId)]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await storage.openPrivate(young.file))?.length).toBe(pdf.length);
  });

  it("lets an owner erase an enquiry at once, with its files", async () => {
    const { id, file } = await whole();
    await remove(id);
    expect((await editor.call("DELETE", `/api/contacts/trash/${id}`)).status).toBe(403);
    expect((await owner.call<TrashedContact>("DELETE", `/api/contacts/trash/${id}`)).body).toMatchObject({ id });
    expect([await trashed(), await storage.openPrivate(file)]).toEqual([[], undefined]);
  });

  it("includes its enquiries when a person's data is found, exported or erased", async () => {
    const { id, file } = await whole();
    await remove(id);
    const email = { email: "ANA@example.com" };
    const there = { contacts: 1, files: 1, mails: 2 };
    expect((await owner.call<PersonFound>("POST", "/api/admin/person", email)).body).toMatchObject(there);
    const zip = await owner.call<string>("POST", "/api/admin/person/export", email);
    expect([zip.status, zip.text.includes(`-plano.pdf`)]).toEqual([200, true]);
    expect((await owner.call<PersonFound>("POST", "/api/admin/person/erase", email)).body).toMatchObject(there);
    expect([await TrashedContactModel.query(api.db), await storage.openPrivate(file)]).toEqual([[], undefined]);
  });

  it("stays erased when a backup is restored", async () => {
    const { id } = await whole({ email: "olvidada@example.com" });
    await owner.call("POST", "/api/admin/person/erase", { email: "olvidada@example.com" });
    const again = await whole({ email: "olvidada@example.com", createdAt: ago(2) });
    await remove(again.id);
    expect(id).not.toBe(again.id);
    await repeatErasures(api.db, await erasureLines(api.db));
    expect(await TrashedContactModel.query(api.db)).toEqual([]);
  });

  it("respects the retention settings: overdue enquiries go, ones with recent activity stay", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ keepContactsMonths: 12, keepDoubtfulDays: 30 });
    const [old, won, robot, talked] = [
      await createContact(api.db, { name: "Vieja", createdAt: ago(400), state: "handled" }),
      await createContact(api.db, { name: "Ganada", createdAt: ago(400), state: "won" }),
      await createContact(api.db, { name: "Robot", createdAt: ago(40), doubtful: true }),
      await whole({ name: "Hablada", createdAt: ago(400) }),
    ];
    for (const { id } of [old, won, robot, talked]) await remove(id);
    await housekeeping();
    expect((await trashed()).map(({ name }) => name).sort()).toEqual(["Ganada", "Hablada"]);
  });
});

it.each(engines)("erases a deleted enquiry at once when the trash keeps nothing, on %s", async (engine) => {
  const api = await startTestApi(engine, { CONTACT_TRASH_HOURS: "0" });
  const owner = await api.as("owner");
  const { id } = await createContact(api.db);
  expect((await owner.call<{ trashHours: number }>("GET", "/api/contacts/retention")).body.trashHours).toBe(0);
  expect((await owner.call("DELETE", `/api/contacts/${id}`)).status).toBe(200);
  expect([await ContactModel.query(api.db), await TrashedContactModel.query(api.db)]).toEqual([[], []]);
  await api.close();
});
