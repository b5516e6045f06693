import type {
  AuditEntry,
  ListedRedirect,
  Project,
  TimelineEntry,
  Trashed,
  TrashedContact,
  VersionSummary,
} from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { createContact } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const taken = { status: 422, body: { errors: { name: expect.stringContaining("Ya hay alguien con ese nombre") } } };

describe.each(engines)("names in the history, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  let berta: Client;
  let marta: Client;
  beforeEach(async () => {
    api ??= await startTestApi(engine);
    await emptied(api.db, UserModel);
    [owner, berta, marta] = [await api.as("owner"), await api.as("editor"), await api.as("editor")];
    await rename(berta, "Berta Solé");
    await rename(marta, "Marta Núñez");
  });
  afterAll(() => api.close());

  const rename = (who: Client, name: string) => who.call("PUT", "/api/auth/me", { name });
  const path = (client: Client) => `/api/admin/users/${client.user?.id}`;

  it.each([
    ["the same", "Marta Núñez"],
    ["another case", "MARTA NÚÑEZ"],
    ["no accents", "Marta Nunez"],
    ["accents as signs of their own", "Marta Nu\u0301n\u0303ez"],
    ["invisible signs", "Mar\u200bta\u2060 Núñez\u200e"],
    ["a sign that shows only a gap", "Marta\u2800 Núñez"],
    ["wide letters", "Ｍarta Núñez"],
    ["more blanks", "Marta   Núñez"],
    ["a program's", "programación"],
  ])("refuses a colleague's name: %s", async (_how, name) => {
    expect(await rename(berta, name)).toMatchObject(taken);
    expect(await owner.call("PUT", path(berta), { name })).toMatchObject(taken);
    const sent = { name, email: "otra@estudio.example", password: "clave-de-otra" };
    expect(await owner.call("POST", "/api/admin/users", sent)).toMatchObject(taken);
    expect((await UserModel.query(api.db).findById(berta.user?.id ?? 0))?.name).toBe("Berta Solé");
  });

  it("gives a name to only one of several people who ask for it at once", async () => {
    const wanted = [rename(berta, "Eva Roure"), rename(marta, "eva roure"), rename(owner, "Èva Roure")];
    const statuses = (await Promise.all(wanted)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 422, 422]);
  });

  it("lets people spell their own name differently and records each change in the audit log", async () => {
    expect((await rename(berta, "berta sole")).status).toBe(200);
    expect((await owner.call("PUT", path(berta), { name: "Berta S." })).status).toBe(200);
    const { body } = await owner.call<AuditEntry[]>("GET", "/api/admin/audit?range=[0,1]");
    expect(body.map(({ kind, personId, what }) => [kind, personId, what])).toEqual([
      ["userChanged", owner.user?.id, "Berta S."],
      ["renamed", owner.user?.id, "berta sole → Berta S."],
    ]);
    const { body: own } = await owner.call<AuditEntry[]>("GET", `/api/admin/audit?filter={"kind":"renamed"}`);
    expect(own.map(({ personId, what }) => [personId, what])).toContainEqual([
      berta.user?.id,
      "Berta Solé → berta sole",
    ]);
  });

  it("shows the current name in versions, both trashes, activity, redirects and timelines, and the last name of deleted users", async () => {
    const made = await berta.call<Project>("POST", "/api/admin/projects", { title: "Casa", status: "draft" });
    const deleted = await berta.call<Project>("POST", "/api/admin/projects", { title: "Ático", status: "draft" });
    await berta.call("DELETE", `/api/admin/projects/${deleted.body.id}`);
    const contact = await createContact(api.db, {});
    await berta.call("POST", `/api/contacts/${contact.id}/timeline`, { kind: "note", text: "Llamar" });
    const unwanted = await createContact(api.db, {});
    await berta.call("DELETE", `/api/contacts/${unwanted.id}`);
    const redirects = [{ from: "/antigua.html", to: "/blog" }];
    await berta.call("POST", "/api/admin/redirects", { redirects });
    const told = async () => {
      const { body: versions } = await owner.call<VersionSummary[]>(
        "GET",
        `/api/admin/versions/projects/${made.body.id}`,
      );
      const version = await owner.call("GET", `/api/admin/versions/projects/${made.body.id}/1`);
      const { body: trash } = await owner.call<Trashed[]>("GET", "/api/admin/trash");
      const { body: story } = await owner.call<TimelineEntry[]>("GET", `/api/contacts/${contact.id}/timeline`);
      const { body: deletedContacts } = await owner.call<TrashedContact[]>("GET", "/api/contacts/trash");
      const { body: listed } = await owner.call<ListedRedirect[]>("GET", "/api/admin/redirects");
      const project = await owner.call<Project>("GET", `/api/admin/projects/${made.body.id}`);
      const { body: people } = await owner.call<{ id: number; name: string }[]>("GET", "/api/admin/audit/people");
      return [
        versions[0]?.savedBy,
        version.body.savedBy,
        trash.find(({ recordId }) => recordId === deleted.body.id)?.deletedBy,
        story[0]?.person,
        deletedContacts.find(({ id }) => id === unwanted.id)?.deletedBy,
        listed.find(({ from }) => from === "/antigua.html")?.createdBy,
        project.body.updatedBy,
        people.find(({ id }) => id === berta.user?.id)?.name,
      ];
    };
    expect(await told()).toEqual(Array(8).fill("Berta Solé"));
    await rename(berta, "Berta Vidal");
    expect((await rename(marta, "Berta Solé")).status).toBe(200);
    expect(await told()).toEqual(Array(8).fill("Berta Vidal"));
    await owner.call("DELETE", path(berta));
    expect((await told()).slice(0, 7)).toEqual(Array(7).fill("Berta Vidal"));
  });
});
