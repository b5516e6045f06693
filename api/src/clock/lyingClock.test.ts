import { dayMs, type Post, type Project } from "@estudio/contract";
import {
  AuditModel,
  ContactModel,
  connect,
  LeadModel,
  SessionModel,
  SettingsModel,
  TrashModel,
  VersionModel,
  WorkingCopyModel,
} from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { shiftClock } from "../../testing/shiftedClock";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { Housekeeping } from "../privacy/housekeeping";

describe.each(engines)("a clock that is wrong at the start, on %s", (engine) => {
  let database: TestDatabase;
  let api: TestApi;
  let owner: Client;
  let setRight: () => void = () => undefined;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    api = await startTestApi(engine, {}, database);
    owner = await api.as("owner");
  });
  afterEach(async () => {
    setRight();
    await api.close();
  });

  /** The machine goes down and comes back with its clock, which is the database's too, so many days off. */
  const startAgain = async (days: number) => {
    await api.running.close();
    setRight();
    setRight = shiftClock(days * dayMs);
    api = await startTestApi(engine, {}, { ...database, db: connect(database.options) });
  };
  const counts = async () => ({
    contacts: await ContactModel.query(api.db).resultSize(),
    leads: await LeadModel.query(api.db).resultSize(),
    trash: await TrashModel.query(api.db).resultSize(),
    versions: await VersionModel.query(api.db).resultSize(),
    copies: await WorkingCopyModel.query(api.db).resultSize(),
    sessions: await SessionModel.query(api.db).resultSize(),
    audit: await AuditModel.query(api.db).where({ kind: "deleted" }).resultSize(),
  });

  test.each([400, -400])("%d days off, it loses nothing", async (days) => {
    await createContact(api.db);
    await createContact(api.db, { doubtful: true });
    await createLead(api.db);
    const { body: project } = await owner.call<Project>("POST", "/api/admin/projects", { title: "Ático" });
    await owner.call("PUT", `/api/admin/projects/${project.id}/copy`, { title: "Otro ático", base: 1, version: 0 });
    const { body: post } = await owner.call<Post>("POST", "/api/admin/blog", { title: "Luz" });
    await owner.call("DELETE", `/api/admin/blog/${post.id}`);
    await SettingsModel.query(api.db)
      .findById(1)
      .patch({ keepContactsMonths: 12, keepLeadsMonths: 12, keepDoubtfulDays: 30 });
    const before = await counts();
    expect(Object.values(before)).not.toContain(0);
    await startAgain(days);
    await new Housekeeping(api.running.deps).run();
    expect(await counts()).toEqual(before);
  });
});
