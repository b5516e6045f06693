import { setTimeout as pause } from "node:timers/promises";
import { MailModel, SessionModel, SettingsModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { wordsOf } from "../../testing/letters";
import { MailServer } from "../../testing/mailServer";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

// The tests wait for mails, possibly on a busy machine.
jest.setTimeout(300_000);

const path = "/api/admin/settings/1";
const stale = { status: 401, body: { code: "stale" } };

describe.each(engines)("guarded settings, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  const server = new MailServer();
  beforeAll(async () => {
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    owner = await api.as("owner");
  });
  beforeEach(async () => {
    const before = { notifyEmail: "avisos@antes.example", email: "hola@antes.example", keepContactsMonths: 12 };
    await SettingsModel.query(api.db).findById(1).patch(before);
    await MailModel.query(api.db).delete();
    server.letters.length = 0;
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await SessionModel.query(api.db).patch({ createdAt: anHourAgo, confirmedAt: null });
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const put = (body: object) => owner.call("PUT", path, body);
  const confirm = () => owner.call("POST", "/api/auth/confirmation", { password: testPassword });
  const recipients = async () => (await MailModel.query(api.db)).map(({ recipient }) => recipient).sort();

  it.each([
    [{ notifyEmail: "otra@persona.example" }],
    [{ email: "otra@persona.example" }],
    [{ email: "" }],
    [{ keepContactsMonths: 1 }],
    [{ keepContactsMonths: 0, phone: "910 000 001" }],
  ])("asks for a recent sign-in to save %j", async (change) => {
    expect(await put(change)).toMatchObject(stale);
    const stored = await SettingsModel.query(api.db).findById(1);
    expect(stored).toMatchObject({ notifyEmail: "avisos@antes.example", email: "hola@antes.example" });
    expect(stored).toMatchObject({ keepContactsMonths: 12 });
    expect(await recipients()).toEqual([]);
    expect((await confirm()).status).toBe(200);
    expect((await put(change)).status).toBe(200);
  });

  it("saves other settings without asking, also when they are sent together with unchanged guarded ones", async () => {
    const same = { notifyEmail: "avisos@antes.example", email: "hola@antes.example", keepContactsMonths: 12 };
    expect((await put({ ...same, phone: `910 ${engine.length} 22` })).status).toBe(200);
    expect(await recipients()).toEqual([]);
  });

  it("mails each replaced address once and names the person who changed it", async () => {
    await confirm();
    expect((await put({ notifyEmail: "nueva@estudio.example", email: "nueva@estudio.example" })).status).toBe(200);
    expect(await recipients()).toEqual(["avisos@antes.example", "hola@antes.example"]);
    while (server.letters.length < 2) await pause(50);
    for (const letter of server.letters) {
      expect(letter).toMatch(/^To: (avisos|hola)@antes\.example\r$/m);
      expect(letter).not.toContain("nueva@estudio.example");
      const words = wordsOf(letter).replaceAll("\n", " ");
      expect(words).toContain(`${owner.user?.name} ha cambiado la dirección a la que se avisa de las consultas`);
      expect(words).toContain("la dirección de contacto del estudio");
    }
  });

  it("mails the address for enquiry notices when the retention period changes", async () => {
    await confirm();
    expect((await put({ keepContactsMonths: 1 })).status).toBe(200);
    expect(await recipients()).toEqual(["avisos@antes.example"]);
  });
});
