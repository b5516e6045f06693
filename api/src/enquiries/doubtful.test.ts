import type { Contact, DoubtfulSender, Inbox } from "@estudio/contract";
import { ContactModel } from "@estudio/database";
import { createContact } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

let serial = 0;
const enquiry = (over: object = {}) => ({
  name: "Lucía Vega",
  email: "lucia@example.com",
  projectType: "renovacion",
  message: `Quiero reformar la cocina ${++serial}.`,
  ...over,
});

describe.each(engines)("possible spam, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine, { TRUST_PROXY: "1" });
    editor = await api.as("editor");
  });
  afterAll(() => api.close());
  beforeEach(() => emptied(api.db, ContactModel));

  const from = (address: string, body: object) =>
    api.anonymous().call("POST", "/api/contact", body, { "X-Forwarded-For": address });
  const inbox = async () => (await editor.call<Inbox>("GET", "/api/contacts/inbox")).body;
  const firstView = async () => {
    const sort = encodeURIComponent('["turn","ASC"]');
    return (await editor.call<Contact[]>("GET", `/api/contacts?sort=${sort}&range=[0,23]`)).body;
  };

  it("is counted apart from unread enquiries until somebody opens it", async () => {
    await createContact(api.db, { state: "new" });
    const doubtful = await createContact(api.db, { state: "new", doubtful: true });
    expect(await inbox()).toMatchObject({ unread: 1, doubtful: 1 });
    await editor.call("PUT", `/api/contacts/${doubtful.id}`, { state: "read" });
    expect(await inbox()).toMatchObject({ unread: 1, doubtful: 0 });
  });

  it("is listed once per sender, so that a burst does not hide the others", async () => {
    await createContact(api.db, { email: "ana@example.com", name: "Ana Real", doubtful: true, state: "new" });
    for (let i = 0; i < 30; i++)
      await createContact(api.db, {
        email: i % 2 ? "bot@spam.example" : "BOT@spam.example",
        doubtful: true,
        state: "new",
      });
    await createContact(api.db, { email: "vista@example.com", doubtful: true, state: "read" });
    await createContact(api.db, { email: "clara@example.com", state: "new" });
    const { body } = await editor.call<DoubtfulSender[]>("GET", "/api/contacts/doubtful");
    expect(body.map(({ newest, count }) => [newest.email.toLowerCase(), count])).toEqual([
      ["ana@example.com", 1],
      ["bot@spam.example", 30],
    ]);
    expect((await api.anonymous().call("GET", "/api/contacts/doubtful")).status).toBe(401);
  });

  it("includes what one address sends beyond its share, but not what others send meanwhile", async () => {
    for (let i = 0; i < 62; i++)
      expect((await from("203.0.113.7", enquiry({ email: "bot@spam.example" }))).status).toBe(201);
    await from("203.0.113.8", enquiry({ name: "Ana Real" }));
    expect(await inbox()).toMatchObject({ unread: 61, doubtful: 2 });
    const { body } = await editor.call<Contact[]>("GET", "/api/contacts?range=[0,0]");
    expect(body).toMatchObject([{ name: "Ana Real", doubtful: false }]);
  });

  it("comes last in the inbox, after answered enquiries", async () => {
    const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
    await createContact(api.db, { name: "Contestada", state: "handled", createdAt: at(10) });
    await createContact(api.db, { name: "Dudosa", state: "new", doubtful: true, createdAt: at(12) });
    await createContact(api.db, { name: "Espera", state: "new", createdAt: at(11) });
    expect((await firstView()).map(({ name }) => name)).toEqual(["Espera", "Contestada", "Dudosa"]);
  });
});
