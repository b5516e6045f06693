import { dayMs } from "@estudio/contract";
import { MailModel, requestBuild, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import { createContact, createUser } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../testing/testApi";
import { Housekeeping } from "../privacy/housekeeping";

describe.each(engines)("pruning after twelve months, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

  it("deletes publications, except the last good one, the served one and the queued one", async () => {
    const build = async (days: number, patch: Partial<SiteBuildModel>) => {
      const { id } = await transaction(api.db, (trx) => requestBuild(trx, {}));
      const ended = { slot: null, requestedAt: ago(days), finishedAt: ago(days) };
      await SiteBuildModel.query(api.db)
        .findById(id)
        .patch({ ...ended, ...patch });
      return id;
    };
    await SiteBuildModel.query(api.db).delete();
    // First, because the API's own housekeeping may run at any moment.
    await SiteStateModel.query(api.db).findById(1).patch({ release: "r1" });
    const served = await build(500, { status: "succeeded", release: "r1" });
    await build(450, { status: "succeeded", release: "r2" });
    const good = await build(400, { status: "succeeded", release: "r3" });
    await build(390, { status: "failed" });
    const recent = await build(300, { status: "failed" });
    const waiting = await build(400, { slot: "queued", finishedAt: null });
    await new Housekeeping(api.running.deps).run();
    const left = await SiteBuildModel.query(api.db).orderBy("id");
    expect(left.map(({ id }) => id)).toEqual([served, good, recent, waiting]);
  });

  it("deletes mails to users, except those still waiting and those of an enquiry", async () => {
    const user = await createUser(api.db);
    const contact = await createContact(api.db);
    await MailModel.query(api.db).delete();
    const owed = { attempts: 0, error: "", dueAt: ago(400), messageId: null, claimedAt: null, sentAt: null };
    const mail = async (days: number, about: Partial<MailModel>) =>
      (await MailModel.query(api.db).insert({ ...owed, leadId: null, contactId: null, createdAt: ago(days), ...about }))
        .id;
    await mail(400, { userId: user.id, kind: "reset", state: "sent" });
    await mail(400, { userId: user.id, kind: "reset", state: "failed" });
    const stay = [
      await mail(400, { userId: user.id, kind: "reset", state: "waiting", dueAt: ago(-1) }),
      await mail(300, { userId: user.id, kind: "reset", state: "sent" }),
      await mail(400, { contactId: contact.id, kind: "notice", state: "sent" }),
    ];
    await new Housekeeping(api.running.deps).run();
    expect((await MailModel.query(api.db).orderBy("id")).map(({ id }) => id)).toEqual(stay);
  });
});
