import { setTimeout as pause } from "node:timers/promises";
import { MailModel, SettingsModel } from "@estudio/database";
import { MailServer } from "../../api/testing/mailServer";
import { endServer, startServer } from "../../api/testing/ownProcess";
import { freshDatabase, type TestDatabase } from "../../database/testing/engines";

/**
 * `npm run soak:mail [-- kills]`: kill the API 40 times while enquiries arrive and a real mail server accepts their
 * mails.
 * Each acknowledged enquiry must get its acknowledgement exactly once.
 * A kill between the mail server's reply and our commit leaves the mail «uncertain», for a person to decide. Those
 * are counted separately.
 */
const perRound = 12;
const settled = ["sent", "failed", "uncertain"];

async function main(kills: number): Promise<void> {
  const mailServer = new MailServer();
  const url = await mailServer.start();
  const database = await freshDatabase("sqlite");
  await SettingsModel.query(database.db).findById(1).patch({ notifyEmail: "estudio@example.com" });
  const variables = { SMTP_URL: url, MAIL_FROM: "web@estudio.example", TRUST_PROXY: "1" };
  const promised: string[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startServer(database, variables);
    const writing = write(server.url, promised);
    await pause(500 + Math.random() * 5000);
    await endServer(server.child, "SIGKILL");
    await writing;
    if (kill % 10 === 0)
      console.log(`${kill} kills, ${promised.length} enquiries acknowledged, ${mailServer.letters.length} letters`);
  }
  const last = await startServer(database, variables);
  while ((await statesOf(database)).some((state) => !settled.includes(state))) await pause(200);
  await endServer(last.child, "SIGTERM");
  await report(database, promised, mailServer);
  await mailServer.stop();
  await database.drop();
}

/** Send enquiries, each from its own address, until the server is gone. */
async function write(url: string, promised: string[]): Promise<void> {
  for (let number = 0; number < perRound; number++) {
    const email = `soak-${promised.length}-${number}-${process.pid}@example.com`;
    const from = `10.${promised.length % 250}.${number}.7`;
    const headers = { Origin: url, "Content-Type": "application/json", "X-Forwarded-For": from };
    const body = { name: "Eva", email, projectType: "renovacion", message: `De ${email}`, elapsedMs: 20_000 };
    const answer = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { ...headers, "X-Forwarded-Host": new URL(url).host },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!answer) return;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    promised.push(email);
    await pause(Math.random() * 300);
  }
}

const statesOf = async ({ db }: TestDatabase) => (await MailModel.query(db).select("state")).map(({ state }) => state);

async function report({ db }: TestDatabase, promised: string[], { letters }: MailServer): Promise<void> {
  const received = (email: string) => letters.filter((letter) => letter.match(/^To: .*$/m)?.[0].includes(email)).length;
  const uncertain = new Set(
    (
      await MailModel.query(db)
        .join("contacts", "contacts.id", "outbox.contactId")
        .where({ kind: "acknowledgement", "outbox.state": "uncertain" })
        .select("contacts.email as email")
        .castTo<{ email: string }[]>()
    ).map(({ email }) => email),
  );
  const lost = promised.filter((email) => received(email) === 0 && !uncertain.has(email));
  const doubled = promised.filter((email) => received(email) > 1);
  console.log(
    `${promised.length} enquiries acknowledged: ${lost.length} without their mail, ${doubled.length} with two, ${uncertain.size} uncertain`,
  );
  if (lost.length + doubled.length > 0) process.exitCode = 1;
}

main(Number(process.argv[2] ?? 40)).catch((error) => {
  console.error(error);
  process.exit(1);
});
