import { type Operation, type OperationId, operations } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

type Who = "nobody" | "editor" | "owner" | "deactivated";
type Row = Record<Who, "yes" | 401 | 403 | 404>;

const everybody: Row = { nobody: "yes", editor: "yes", owner: "yes", deactivated: "yes" };
const signedIn: Row = { nobody: 401, editor: "yes", owner: "yes", deactivated: 401 };
const owners: Row = { nobody: 401, editor: 403, owner: "yes", deactivated: 401 };
const watcher: Row = { nobody: 404, editor: 404, owner: 404, deactivated: 404 };
const builder: Row = { nobody: 401, editor: 401, owner: 401, deactivated: 401 };

/** Written by hand instead of derived from the contract, so that a change of access must be deliberate. */
const table = {
  health: everybody,
  ready: everybody,
  openapi: everybody,
  sendContact: everybody,
  sendLead: everybody,
  withdrawLead: everybody,
  readPublicPrices: everybody,
  sendContactFile: everybody,
  readPage: everybody,
  listFeaturedProjects: everybody,
  listPublicProjects: everybody,
  readPublicProject: everybody,
  listPublicPosts: everybody,
  readPublicPost: everybody,
  listPublicGuides: everybody,
  readPublicGuide: everybody,
  readPublicGuideFile: everybody,
  requestGuide: everybody,
  confirmGuideRequest: everybody,
  downloadGuide: everybody,
  login: everybody,
  readSignInHelp: everybody,
  forgetPassword: everybody,
  readLink: everybody,
  choosePassword: everybody,
  logout: everybody,
  signInWithCode: everybody,
  startPasskeySignIn: everybody,
  signInWithPasskey: everybody,
  readPreview: everybody,
  readRevision: everybody,
  countVisit: everybody,
  countVisitAsBefore: everybody,

  readSession: signedIn,
  updateOwnProfile: signedIn,
  updateOwnPassword: signedIn,
  listOwnSessions: signedIn,
  endOtherSessions: signedIn,
  endOwnSession: signedIn,
  readDashboard: signedIn,
  listProjects: signedIn,
  countProjects: signedIn,
  readProject: signedIn,
  createProject: signedIn,
  updateProject: signedIn,
  deleteProject: signedIn,
  listPosts: signedIn,
  readPost: signedIn,
  createPost: signedIn,
  updatePost: signedIn,
  deletePost: signedIn,
  listGuides: signedIn,
  readGuide: signedIn,
  createGuide: signedIn,
  updateGuide: signedIn,
  deleteGuide: signedIn,
  uploadGuideFile: signedIn,
  readGuideFile: signedIn,
  listPages: signedIn,
  readAdminPage: signedIn,
  updatePage: signedIn,
  listBrokenLinks: signedIn,
  listSeoProblems: signedIn,
  listPageSeo: signedIn,
  readPageSeo: signedIn,
  updatePageSeo: signedIn,
  listPostCategories: signedIn,
  readPostCategory: signedIn,
  updatePostCategory: signedIn,
  listContacts: signedIn,
  countContacts: signedIn,
  readContact: signedIn,
  markContact: signedIn,
  deleteContact: signedIn,
  listContactTrash: signedIn,
  restoreContacts: signedIn,
  eraseTrashedContact: owners,
  listDoubtful: signedIn,
  readInbox: signedIn,
  followInbox: signedIn,
  listMails: signedIn,
  retryMail: signedIn,
  listLeads: signedIn,
  readLead: signedIn,
  convertLead: signedIn,
  deleteLead: signedIn,
  listLeadMails: signedIn,
  readPrices: signedIn,
  updatePrices: signedIn,
  listMedia: signedIn,
  readMedia: signedIn,
  listMediaUses: signedIn,
  updateMedia: signedIn,
  requestUpload: signedIn,
  putUpload: signedIn,
  setAcl: signedIn,
  listSettings: signedIn,
  readSettings: signedIn,
  readTimeline: signedIn,
  listAttachments: signedIn,
  readAttachment: signedIn,
  addRemark: signedIn,
  sendAnswer: signedIn,
  readAnswering: signedIn,
  listTemplates: signedIn,
  readTemplate: signedIn,
  createTemplate: signedIn,
  updateTemplate: signedIn,
  deleteTemplate: signedIn,
  listSiteBuilds: signedIn,
  readSiteBuild: signedIn,
  requestSiteBuild: signedIn,
  followSiteBuilds: signedIn,
  createPreview: signedIn,
  readClock: signedIn,
  listRedirects: signedIn,
  createRedirects: signedIn,
  deleteRedirect: signedIn,
  listMissedPaths: signedIn,
  readVisits: signedIn,
  readRetention: signedIn,
  listVersions: signedIn,
  readVersion: signedIn,
  listTrash: signedIn,
  restoreTrash: signedIn,
  listCopies: signedIn,
  readProjectCopy: signedIn,
  writeProjectCopy: signedIn,
  discardProjectCopy: signedIn,
  publishProjectCopy: signedIn,
  readPostCopy: signedIn,
  writePostCopy: signedIn,
  discardPostCopy: signedIn,
  publishPostCopy: signedIn,
  readGuideCopy: signedIn,
  writeGuideCopy: signedIn,
  discardGuideCopy: signedIn,
  publishGuideCopy: signedIn,
  readPageCopy: signedIn,
  writePageCopy: signedIn,
  discardPageCopy: signedIn,
  publishPageCopy: signedIn,
  readSecondFactor: signedIn,
  startCodes: signedIn,
  turnOnCodes: signedIn,
  turnOffCodes: signedIn,
  renewRecoveryCodes: signedIn,
  startPasskey: signedIn,
  addPasskey: signedIn,
  renamePasskey: signedIn,
  removePasskey: signedIn,
  startConfirmation: signedIn,
  confirmIdentity: signedIn,

  listUsers: owners,
  readUser: owners,
  createUser: owners,
  updateUser: owners,
  updateUserPassword: owners,
  deleteUser: owners,
  inviteAgain: owners,
  listUserSessions: owners,
  endUserSessions: owners,
  endUserSession: owners,
  listAudit: owners,
  listAuditPeople: owners,
  updateSettings: owners,
  listBackups: owners,
  confirmClock: owners,
  removeDemo: owners,
  findPerson: owners,
  exportPerson: owners,
  erasePerson: owners,
  deleteTrash: owners,
  emptyTrash: owners,
  takeSecondFactor: owners,

  readSnapshot: builder,
  readMetrics: watcher,
} satisfies Record<OperationId, Row>;

/** Signing out would end the session that the other rows use. */
const rows = Object.entries(table).filter(([id]) => id !== "logout") as [OperationId, Row][];
const pathOf = (id: OperationId) => operations[id].path.replace(/\{\w+\}/g, "999999");
const unsafe = rows.filter(([id]) => operations[id].method !== "GET");
const withBody = unsafe.filter(([id]) => "body" in operations[id]);

describe.each(engines)("access to operations, on %s", (engine) => {
  let api: TestApi;
  const people = {} as Record<Who, Client>;

  beforeAll(async () => {
    api = await startTestApi(engine);
    people.nobody = api.anonymous();
    people.editor = await api.as("editor");
    people.owner = await api.as("owner");
    people.deactivated = await api.as("owner");
    // Directly in the database: the session still exists and must be worthless.
    await UserModel.query(api.db)
      .findById(people.deactivated.user?.id ?? 0)
      .patch({ isActive: false });
  });
  afterAll(() => api.close());

  async function ask(who: Who, id: OperationId, headers: Record<string, string>, body?: string) {
    const { method }: Operation = operations[id];
    const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
    const sent = { Cookie: people[who].cookie(), ...type, ...headers };
    const response = await fetch(api.url + pathOf(id), { method, headers: sent, body, redirect: "manual" });
    const json = response.headers.get("Content-Type")?.includes("json") && response.status >= 400;
    const { code } = json ? ((await response.json()) as { code: string }) : { code: "" };
    await response.body?.cancel().catch(() => undefined);
    return { status: response.status, code };
  }
  const home = () => ({ Origin: api.url });

  it("is listed here for every operation of the contract", () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(rows)("is as listed for %s", async (id, row) => {
    for (const who of Object.keys(row) as Who[]) {
      const { status, code } = await ask(who, id, home());
      if (row[who] === "yes")
        expect({ who, status, refused: /^40[13]$/.test(String(status)) }).toMatchObject({ refused: false });
      else expect({ who, status, code }).toMatchObject({ who, status: row[who] });
      // The site is not published yet, so `ready` answers 503.
      if (id !== "ready") expect(status).toBeLessThan(500);
    }
  });

  it.each(unsafe)("refuses %s from another site", async (id, row) => {
    const strangers: Record<string, string>[] = [
      {},
      { Origin: "https://malo.example" },
      { Origin: "null" },
      { Origin: api.url, "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of strangers) {
      expect(await ask("owner", id, headers)).toMatchObject({ status: 403, code: "origin" });
      if (row.nobody === 401) expect((await ask("nobody", id, headers)).status).toBe(401);
    }
  });

  it.each(withBody)("checks %s for 401 and 403 before reading the body", async (id, row) => {
    if (row.nobody === 401) expect((await ask("nobody", id, home(), "{")).status).toBe(401);
    if (row.editor === 403) expect((await ask("editor", id, home(), "{")).status).toBe(403);
    expect(await ask("owner", id, home(), "{")).toMatchObject({ status: 400, code: "unreadable" });
  });

  it("lets only the builder's token read the snapshot", async () => {
    for (const token of ["", "otro", "secretoo"])
      expect((await ask("nobody", "readSnapshot", { Authorization: `Bearer ${token}` })).status).toBe(401);
    const { status } = await ask("nobody", "readSnapshot", { Authorization: "Bearer secreto" });
    expect(status).toBe(200);
  });
});
