import type { Contact } from "@estudio/contract";
import { ContactModel, transaction } from "@estudio/database";
import { contactRow } from "@estudio/database/factories";
import { engines } from "../../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../../testing/testApi";

describe.each(engines)("the state of an enquiry, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  let id: number;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  beforeEach(async () => {
    const row = await transaction(api.db, async (trx) => ContactModel.query(trx).insert(contactRow({ state: "new" })));
    id = row.id;
  });
  afterAll(() => api.close());
  const mark = (body: object) => editor.call<Contact>("PUT", `/api/contacts/${id}`, body);

  it("becomes read if it is still new", async () => {
    expect(await mark({ state: "read", ifState: "new" })).toMatchObject({ status: 200, body: { state: "read" } });
  });

  it("stays answered if a colleague was faster, and the answer shows it", async () => {
    await mark({ state: "handled" });
    expect(await mark({ state: "read", ifState: "new" })).toMatchObject({ status: 200, body: { state: "handled" } });
    expect((await editor.call<Contact>("GET", `/api/contacts/${id}`)).body.state).toBe("handled");
  });

  it("changes without a condition, and an unknown state is refused at its field", async () => {
    await mark({ state: "handled" });
    expect(await mark({ state: "read" })).toMatchObject({ status: 200, body: { state: "read" } });
    expect(await mark({ state: "new", ifState: "gone" })).toMatchObject({
      status: 422,
      body: { errors: { ifState: expect.stringContaining("Elige") } },
    });
    expect(await mark({ ifState: "new" })).toMatchObject({ status: 200, body: { state: "read" } });
  });
});

describe.each(engines)("the search of enquiries, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
    const rows = [
      { name: "Berta Olmos", phone: "+34 600 11 22 33", email: "berta@casa.example" },
      { name: "Hugo 4 Sanz", phone: "91.123.45.67", email: "hugo@xn--diseo-rta.es" },
      { name: "Ida Roca", phone: "0044 20 7946 0958", email: "ida@casa.example" },
    ];
    await transaction(api.db, async (trx) => {
      for (const row of rows) await ContactModel.query(trx).insert(contactRow(row));
    });
  });
  afterAll(() => api.close());

  async function found(q: string): Promise<string[]> {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { body, headers } = await editor.call<Contact[]>("GET", `/api/contacts?filter=${filter}`);
    const { body: counts } = await editor.call("GET", `/api/contacts/counts?filter=${filter}`);
    expect([headers.get("X-Total-Count"), counts.total]).toEqual([String(body.length), body.length]);
    return body.map(({ name }) => name.split(" ")[0] ?? "");
  }

  it.each([
    "600112233",
    "600 11 22 33",
    "600-11.22.33",
    "+34 600112233",
    "0034 600 112 233",
    "34600112233",
    "34 600 11 22 33",
    "(600) 112 233",
    "(+34) 600112233",
    "(0034) 600-112-233",
    "600 – 11 22 33",
    "600_11_22_33",
    "tel:+34600112233",
    "600 11 22 33, Berta",
    "olmos 600 11",
  ])("finds a caller by the number, written as «%s»", async (number) => expect(await found(number)).toEqual(["Berta"]));

  it("finds numbers from abroad, and those written otherwise", async () => {
    expect(await found("911234567")).toEqual(["Hugo"]);
    expect(await found("+44 2079460958")).toEqual(["Ida"]);
    expect(await found("600112234")).toEqual([]);
    expect(await found("0044")).toEqual(["Ida"]);
  });

  it("finds a name that contains a number, with and without a telephone", async () => {
    expect(await found("hugo 4 911234567")).toEqual(["Hugo"]);
    expect(await found("hugo 4")).toEqual(["Hugo"]);
  });

  it("finds an e-mail address with its domain in Unicode or Punycode", async () => {
    for (const address of ["hugo@diseño.es", "diseño", "hugo@xn--diseo-rta.es"])
      expect([address, await found(address)]).toEqual([address, ["Hugo"]]);
  });
});
