import { setTimeout as pause } from "node:timers/promises";
import { ContactModel, LeadModel, MailModel, SettingsModel } from "@estudio/database";
import { createPrices } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { wordsOf } from "../../testing/letters";
import { MailServer } from "../../testing/mailServer";
import { testRates } from "../../testing/rates";
import { startTestApi, type TestApi } from "../../testing/testApi";

const enquiry = { name: "Eva", projectType: "renovacion", message: "Una cocina" };
const answers = { kind: "cocina", m2: 12, state: "regular", quality: "media", district: "centro" };
const spellings = [
  "ana@x.example",
  "Ana@X.EXAMPLE",
  "ANA@x.example",
  "ana@X.Example",
  "\u200bana@x.example",
  "aNa@x.example",
];

describe.each(engines)("what strangers write, on %s", (engine) => {
  let api: TestApi;
  let server: MailServer;
  beforeEach(async () => {
    server = new MailServer();
    const url = await server.start();
    api = await startTestApi(engine, { SMTP_URL: url, MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com", brand: "Estudio Vidal" });
    await createPrices(api.db, testRates);
  });
  afterEach(async () => {
    await api.close();
    await server.stop();
  });
  const send = (path: string, body: object) => api.anonymous().call("POST", path, body);
  const owed = () => MailModel.query(api.db).where({ kind: "acknowledgement" });

  it("gets three confirmations a day per mailbox, however its address is spelled", async () => {
    for (const [index, email] of spellings.entries()) {
      const { status } = await send("/api/contact", { ...enquiry, email, message: `Una cocina ${index}` });
      expect([email, status]).toEqual([email, 201]);
    }
    expect(await owed()).toHaveLength(3);
  });

  it("gets five results a day per mailbox, however its address is spelled", async () => {
    for (const [index, email] of spellings.entries())
      await send("/api/leads", { ...answers, name: "Eva", email, message: `Otra vez ${index}` });
    expect(await LeadModel.query(api.db)).toHaveLength(6);
    expect(await owed()).toHaveLength(5);
  });

  it("is erased with the person, however the address is spelled", async () => {
    for (const [index, email] of spellings.entries())
      await send("/api/contact", { ...enquiry, email, message: `Una cocina ${index}` });
    const owner = await api.as("owner");
    const { status, body } = await owner.call("POST", "/api/admin/person/erase", { email: " ANA@X.EXAMPLE\u200b" });
    expect([status, body]).toMatchObject([200, { contacts: 6 }]);
    expect(await ContactModel.query(api.db)).toEqual([]);
  });

  it("is quoted without working links in the mail to the given address", async () => {
    const message = "Mira https://malo.example/premio o www.malo.example, o escribe a malo@malo.example";
    await send("/api/contact", { ...enquiry, name: "Premio en malo.example", email: "victima@x.example", message });
    while ((await owed().where({ state: "sent" }).resultSize()) < 1) await pause(50);
    const letter = server.letters.find((one) => /^To: .*victima@x\.example/im.test(one)) ?? "";
    const words = wordsOf(letter);
    expect(words).toContain(
      "> Mira https[:]//malo[.]example/premio o www[.]malo[.]example, o escribe a malo[@]malo[.]example",
    );
    expect(words).toContain("Hola, Premio en malo[.]example:");
    expect(words).not.toContain("malo.example");
    // The studio reads the original.
    expect((await ContactModel.query(api.db))[0]?.message).toBe(message);
  });

  it("is accepted with an invisible character in the address, but not as invisible text or with bidirectional overrides", async () => {
    const odd = { ...enquiry, name: "Eva \u202Eailut", email: "eva\u200b@x\u200b.example" };
    expect((await send("/api/contact", odd)).status).toBe(201);
    expect((await ContactModel.query(api.db))[0]).toMatchObject({ name: "Eva ailut", email: "eva@x.example" });
    for (const blank of ["\u200b", "\u2800", "\u3164", "\u200b \u2060\u00ad"])
      for (const field of ["name", "message"]) {
        const { status, body } = await send("/api/contact", { ...enquiry, email: "eva@x.example", [field]: blank });
        expect([field, status, Object.keys(body.errors as object)]).toEqual([field, 422, [field]]);
      }
  });
});
