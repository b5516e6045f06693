import { setTimeout as pause } from "node:timers/promises";
import { type AuditEntry, nowIso } from "@estudio/contract";
import {
  AuditModel,
  ContactModel,
  connect,
  PersonReadModel,
  putContactsInTrash,
  restoreContact,
  TrashedContactModel,
  transaction,
} from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, createClient, startTestApi, type TestApi } from "../../testing/testApi";
import { start } from "../server";

describe.each(engines)("reading enquiries page by page, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
    for (let made = 0; made < 130; made++) await createContact(api.db, { name: `Persona ${made}` });
  });
  beforeEach(async () => {
    await AuditModel.query(api.db).delete();
    await PersonReadModel.query(api.db).delete();
  });
  afterAll(() => api.close());

  const page = (client: Client, number: number) =>
    client.call("GET", `/api/contacts?range=[${number * 25},${number * 25 + 24}]`);
  const read = async () => PersonReadModel.query(api.db).resultSize();
  /** The count is written after the answer. */
  const counted = async (rows: number) => {
    while ((await read()) < rows) await pause(20);
  };
  const lines = async () => {
    const { body } = await owner.call<AuditEntry[]>("GET", `/api/admin/audit?filter={"kind":"readMany"}`);
    return body.map(({ personId, what }) => [personId, what]);
  };

  it("writes one audit entry, which does not name the people read", async () => {
    const editor = await api.as("editor");
    for (const number of [0, 1, 2, 3]) await page(editor, number);
    await counted(100);
    for (const number of [0, 0, 1]) await page(editor, number);
    expect(await lines()).toEqual([]);
    await page(editor, 4);
    await counted(126);
    for (const number of [4, 5, 0]) await page(editor, number);
    expect(await lines()).toEqual([[editor.user?.id, "Consultas: más de 100 en una hora"]]);
    expect(await read()).toBe(126);
  });

  it("counts deleted enquiries with the others", async () => {
    const editor = await api.as("editor");
    const all = await ContactModel.query(api.db);
    await transaction(api.db, (trx) =>
      putContactsInTrash(
        trx,
        all.slice(0, 60).map(({ id }) => id),
        { who: { name: "Eva" }, until: nowIso(3_600_000) },
      ),
    );
    for (const number of [0, 1]) await page(editor, number);
    await counted(50);
    expect(await lines()).toEqual([]);
    expect((await editor.call("GET", "/api/contacts/trash?range=[0,59]")).status).toBe(200);
    while ((await lines()).length < 1) await pause(20);
    expect(await lines()).toEqual([[editor.user?.id, "Consultas: más de 100 en una hora"]]);
    for (const kept of await TrashedContactModel.query(api.db))
      await transaction(api.db, (trx) => restoreContact(trx, kept));
  });

  it("counts the people of the list of leads, too", async () => {
    const editor = await api.as("editor");
    for (let made = 0; made < 101; made++) await createLead(api.db, { name: `Interesada ${made}` });
    for (const start of [0, 50, 100]) {
      await editor.call("GET", `/api/admin/leads?range=[${start},${start + 49}]`);
      await counted(Math.min(start + 50, 101));
    }
    expect(await lines()).toEqual([[editor.user?.id, "Interesados: más de 100 en una hora"]]);
  });

  it("writes one entry also when each enquiry is opened by itself, and another one in another hour", async () => {
    const editor = await api.as("editor");
    for (const number of [0, 1, 2, 3]) await page(editor, number);
    await counted(100);
    const { id } = await createContact(api.db, { name: "La siguiente" });
    expect((await editor.call("GET", `/api/contacts/${id}`)).status).toBe(200);
    while ((await lines()).length < 1) await pause(20);
    await PersonReadModel.query(api.db).patch({ at: new Date(Date.now() - 3_600_001).toISOString() });
    for (const number of [0, 1, 2, 3, 4]) await page(editor, number);
    while ((await lines()).length < 2) await pause(20);
  });
});

test("reading through several processes writes one audit entry", async () => {
  const api = await startTestApi("mysql");
  for (let made = 0; made < 130; made++) await createContact(api.db, { name: `Persona ${made}` });
  const editor = await api.as("editor");
  const other = await start({ ...api.running.deps.env, PORT: 0 }, connect(api.options));
  const elsewhere = createClient(other.url, editor.cookie());
  const pages = [0, 1, 2, 3, 4, 5].map((number) =>
    (number % 2 ? elsewhere : editor).call("GET", `/api/contacts?range=[${number * 25},${number * 25 + 24}]`),
  );
  await Promise.all(pages);
  const lines = () => AuditModel.query(api.db).where({ kind: "readMany" });
  while ((await lines()).length === 0) await pause(20);
  await elsewhere.call("GET", "/api/contacts");
  await other.close();
  expect((await lines()).map(({ what }) => what)).toEqual(["Consultas: más de 100 en una hora"]);
  await api.close();
});
