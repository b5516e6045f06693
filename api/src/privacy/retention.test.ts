import { type Contact, dayMs, type Retention, type Settings } from "@estudio/contract";
import { AttachmentModel, ContactModel, LeadModel, MailModel, SettingsModel, TimelineModel } from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { measuredAnswerHours } from "./answerTime";
import { Housekeeping } from "./housekeeping";
import { eraseDue } from "./retention";

const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

describe.each(engines)("retention periods, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await emptied(api.db, ContactModel, LeadModel);
  });

  const set = (patch: Partial<Settings>) => SettingsModel.query(api.db).findById(1).patch(patch);
  const housekeeping = () => new Housekeeping(api.running.deps).run();
  const names = async () => (await ContactModel.query(api.db).orderBy("id")).map(({ name }) => name);
  const retention = async () => (await owner.call<Retention>("GET", "/api/contacts/retention")).body;

  it("erase a quiet enquiry twelve months after its last message, with files and mails, but not a won one", async () => {
    const old = await createContact(api.db, { name: "Vieja", createdAt: ago(400), state: "handled" });
    await AttachmentModel.query(api.db).insert({
      contactId: old.id,
      file: "no-esta",
      name: "plano.pdf",
      type: "application/pdf",
      bytes: 3,
      createdAt: ago(400),
    });
    await createContact(api.db, { name: "Ganada", createdAt: ago(400), state: "won" });
    await createContact(api.db, { name: "Reciente", createdAt: ago(300), state: "lost" });
    const called = await createContact(api.db, { name: "Llamada", createdAt: ago(400), state: "proposal" });
    const entry = { state: null, text: "Sigue interesada", person: "Ana", mailId: null };
    await TimelineModel.query(api.db).insert({ contactId: called.id, kind: "call", createdAt: ago(20), ...entry });
    const read = await createContact(api.db, { name: "Solo leída", createdAt: ago(400), state: "read" });
    await TimelineModel.query(api.db).insert({ contactId: read.id, kind: "state", createdAt: ago(20), ...entry });
    await set({ keepContactsMonths: 12 });
    await housekeeping();
    expect(await names()).toEqual(["Ganada", "Reciente", "Llamada"]);
    expect(await AttachmentModel.query(api.db)).toEqual([]);
    expect(await MailModel.query(api.db).where({ contactId: old.id })).toEqual([]);
  });

  it("erase nothing early on a 31st: six months before 31 August is 28 February, not 3 March", async () => {
    await createContact(api.db, { name: "Del 28 de febrero", createdAt: "2027-02-28T08:00:00.000Z" });
    await createContact(api.db, { name: "Del 1 de marzo", createdAt: "2027-03-01T08:00:00.000Z" });
    await createLead(api.db, { name: "Del 2 de marzo", createdAt: "2027-03-02T08:00:00.000Z" });
    await set({ keepContactsMonths: 6, keepLeadsMonths: 6 });
    await eraseDue(api.running.deps, new Date("2027-08-31T10:00:00.000Z"));
    expect(await names()).toEqual(["Del 1 de marzo"]);
    expect((await LeadModel.query(api.db)).map(({ name }) => name)).toEqual(["Del 2 de marzo"]);
  });

  it("erase nothing at 0 months, while the panel reports what would be due", async () => {
    await createContact(api.db, { name: "Vieja", createdAt: ago(400) });
    await createContact(api.db, { name: "Ganada", createdAt: ago(400), state: "won" });
    await set({ keepContactsMonths: 0, keepLeadsMonths: 0, keepDoubtfulDays: 0 });
    await housekeeping();
    expect(await names()).toEqual(["Vieja", "Ganada"]);
    expect(await retention()).toMatchObject({ byItself: false, count: 1 });
  });

  it("announce what is due within thirty days, in a matching list", async () => {
    await createContact(api.db, { name: "Pronto", createdAt: ago(350) });
    await createContact(api.db, { name: "Más tarde", createdAt: ago(300) });
    await set({ keepContactsMonths: 12 });
    const { byItself, before, count } = await retention();
    expect([byItself, count]).toEqual([true, 1]);
    const filter = encodeURIComponent(JSON.stringify({ quiet: before }));
    const { body } = await owner.call<Contact[]>("GET", `/api/contacts?filter=${filter}`);
    expect(body.map(({ name }) => name)).toEqual(["Pronto"]);
    expect((await owner.call("GET", `/api/contacts?filter=${encodeURIComponent('{"quiet":"ayer"}')}`)).status).toBe(
      400,
    );
  });

  it("erase spam after days and leads after months, except leads that became enquiries", async () => {
    await createContact(api.db, { name: "Robot", createdAt: ago(40), doubtful: true });
    const contact = await createContact(api.db, { name: "Persona", createdAt: ago(40) });
    await createLead(api.db, { name: "Antiguo", createdAt: ago(400) });
    await createLead(api.db, { name: "Convertido", createdAt: ago(400), contactId: contact.id });
    await createLead(api.db, { name: "Robot", createdAt: ago(40), doubtful: true });
    await createLead(api.db, { name: "Nuevo", createdAt: ago(40) });
    await set({ keepContactsMonths: 12, keepLeadsMonths: 12, keepDoubtfulDays: 30 });
    await housekeeping();
    expect(await names()).toEqual(["Persona"]);
    expect((await LeadModel.query(api.db).orderBy("id")).map(({ name }) => name)).toEqual(["Convertido", "Nuevo"]);
  });

  it("count open enquiries in the measured answer time, round it up, and show it only if the studio wants", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ showAnswerTime: true, keepContactsMonths: 0 });
    const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000).toISOString();
    for (const took of [2, 2, 2, 2])
      await createContact(api.db, { createdAt: hours(10), answeredAt: hours(10 - took) });
    expect(await measuredAnswerHours(api.db)).toBeUndefined();
    await createContact(api.db, { createdAt: hours(10), answeredAt: hours(8) });
    await createContact(api.db, { createdAt: hours(15.5) });
    await createContact(api.db, { createdAt: hours(80), doubtful: true });
    expect(await measuredAnswerHours(api.db)).toBe(5);
    await housekeeping();
    const shown = async () => (await owner.call<Settings>("GET", "/api/admin/settings/1")).body.measuredHours;
    expect(await shown()).toBe(5);
    const refused = await owner.call("PUT", "/api/admin/settings/1", { measuredHours: 1 });
    expect([refused.status, await shown()]).toEqual([200, 5]);
    await set({ showAnswerTime: false });
    await housekeeping();
    expect(await shown()).toBeNull();
  });
});
