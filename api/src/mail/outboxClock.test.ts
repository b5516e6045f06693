import { setTimeout as pause } from "node:timers/promises";
import { replaceClock } from "@estudio/contract";
import { MailModel, SettingsModel } from "@estudio/database";
import pino from "pino";
import { engines } from "../../../database/testing/engines";
import { MailServer } from "../../testing/mailServer";
import { startTestApi, type TestApi } from "../../testing/testApi";
import { Outbox } from "./outbox";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const hourMs = 3_600_000;
const log = pino({ level: "silent" });

describe.each(engines)("the outbox while clocks are wrong, on %s", (engine) => {
  let api: TestApi;
  let server: MailServer;
  let restoreClock: () => void = () => undefined;
  const others: Outbox[] = [];

  beforeEach(async () => {
    server = new MailServer();
    const url = await server.start();
    api = await startTestApi(engine, { SMTP_URL: url, MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com" });
  });
  afterEach(async () => {
    restoreClock();
    for (const one of others.splice(0)) await one.stop();
    await api.close();
    await server.stop();
  });

  const step = (ms: number) => {
    restoreClock = replaceClock({ now: () => Date.now() + ms });
  };
  const send = (name: string) =>
    api.anonymous().call("POST", "/api/contact", {
      name,
      email: `${name.toLowerCase()}@example.com`,
      projectType: "renovacion",
      message: "Quiero reformar la cocina de casa.",
    });
  const mails = () => MailModel.query(api.db).orderBy("id");
  async function sent(count: number): Promise<void> {
    while ((await mails()).filter(({ state }) => state === "sent").length < count) await pause(50);
  }
  const to = (address: string) => server.letters.filter((one) => one.includes(`To: ${address}`));
  /** Another API process on the same database. */
  function another(everyMs?: number): Outbox {
    const { env, db, limits } = api.running.deps;
    const outbox = new Outbox(env, db, limits, log, everyMs);
    others.push(outbox);
    return outbox;
  }
  /** Hold the first letter back until the returned function is called. */
  function holdFirst() {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    server.beforeLetter = () => (count++ === 0 ? held : Promise.resolve());
    return release;
  }
  const untilSending = async () => {
    while (!(await mails()).some(({ state }) => state === "sending")) await pause(20);
  };

  it.each([
    ["an hour forward", hourMs],
    ["an hour back", -hourMs],
  ])("sends a mail once when the clock steps %s meanwhile", async (_name, ms) => {
    const release = holdFirst();
    await send("Lucia");
    await untilSending();
    step(ms);
    api.running.deps.outbox.announce();
    await pause(4000);
    release();
    await sent(2);
    expect(to("lucia@example.com")).toHaveLength(1);
    expect(server.letters).toHaveLength(2);
  });

  it("sends a mail once when another process took it over from a stalled one", async () => {
    const release = holdFirst();
    await send("Lucia");
    await untilSending();
    const longAgo = new Date(Date.now() - hourMs).toISOString();
    await MailModel.query(api.db).where({ state: "sending" }).patch({ claimedAt: longAgo });
    another().announce();
    await sent(2);
    release();
    await api.running.deps.outbox.stop();
    expect(server.letters).toHaveLength(2);
    expect((await mails()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  it("marks a mail uncertain, and does not send it again, when its handover was never confirmed", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let hasLetter = false;
    server.beforeAnswer = () => {
      hasLetter = true;
      return held;
    };
    await send("Lucia");
    // The state is stored before the server has the whole letter.
    while (!hasLetter) await pause(20);
    const longAgo = new Date(Date.now() - hourMs).toISOString();
    await MailModel.query(api.db).where({ state: "handed" }).patch({ claimedAt: longAgo });
    server.beforeAnswer = async () => undefined;
    another().announce();
    await sent(1);
    const editor = await api.as("editor");
    const [{ contactId } = { contactId: 0 }] = await mails();
    const { body } = await editor.call<{ state: string }[]>("GET", `/api/contacts/${contactId}/mails`);
    expect(body.map(({ state }) => state).sort()).toEqual(["sent", "uncertain"]);
    expect(server.letters).toHaveLength(1);
    release();
  });

  it("sends a new mail at once after a step forward, but no retry before it is due by the database's clock", async () => {
    server.answer = { responseCode: 451, message: "Vuelva más tarde" };
    await send("Lucia");
    while ((await mails()).filter(({ attempts }) => attempts === 1).length < 2) await pause(50);
    const dueAt = new Date(Date.now() + 7 * hourMs).toISOString();
    await MailModel.query(api.db).patch({ attempts: 8, dueAt });
    api.running.deps.outbox.announce();
    await pause(4000);
    server.answer = "take";
    step(9 * hourMs);
    await send("Marta");
    while (to("marta@example.com").length === 0) await pause(50);
    // SQLite shares the process's clock, so the retries are due there; a database server has its own clock.
    const retried = engine === "sqlite" ? 1 : 0;
    await sent(2 + 2 * retried);
    await pause(4000);
    expect(to("lucia@example.com")).toHaveLength(retried);
  });

  it("sends a mail that a wrong clock postponed by a year, once the clock is right", async () => {
    server.answer = { responseCode: 451, message: "Vuelva más tarde" };
    await send("Lucia");
    while ((await mails()).filter(({ attempts }) => attempts === 1).length < 2) await pause(50);
    const dueAt = new Date(Date.now() + 400 * 24 * hourMs).toISOString();
    await MailModel.query(api.db).patch({ dueAt });
    server.answer = "take";
    api.running.deps.outbox.announce();
    await sent(2);
    expect(server.letters).toHaveLength(2);
  });

  it("sends one letter after another, although more mail is announced meanwhile", async () => {
    const release = holdFirst();
    await send("Lucia");
    await untilSending();
    await send("Marta");
    await pause(6000);
    expect(server.letters).toEqual([]);
    release();
    await sent(4);
    expect(to("lucia@example.com")).toHaveLength(1);
    expect(to("marta@example.com")).toHaveLength(1);
  });

  it("sends, in an idle process, what another one left", async () => {
    await api.running.deps.outbox.stop();
    another(500).announce();
    await pause(4000);
    await send("Lucia");
    await sent(2);
    expect(server.letters).toHaveLength(2);
  });
});
