import type { Contact } from "@estudio/contract";
import { ContactModel, transaction } from "@estudio/database";
import { contactRow } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("marks of enquiries, on %s", (engine) => {
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

  test("what is marked as read only while it is new becomes read", async () => {
    expect(await mark({ state: "read", ifState: "new" })).toMatchObject({ status: 200, body: { state: "read" } });
  });

  test("what a colleague has answered meanwhile stays so, and the answer says it", async () => {
    await mark({ state: "handled" });
    expect(await mark({ state: "read", ifState: "new" })).toMatchObject({ status: 200, body: { state: "handled" } });
    expect((await editor.call<Contact>("GET", `/api/contacts/${id}`)).body.state).toBe("handled");
  });

  test("without that condition the mark is made; a state that does not exist is refused at its field", async () => {
    await mark({ state: "handled" });
    expect(await mark({ state: "read" })).toMatchObject({ status: 200, body: { state: "read" } });
    expect(await mark({ state: "new", ifState: "gone" })).toMatchObject({
      status: 422,
      body: { errors: { ifState: expect.stringContaining("Elige") } },
    });
    expect(await mark({ ifState: "new" })).toMatchObject({ status: 200, body: { state: "read" } });
  });
});
