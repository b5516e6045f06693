import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { programArguments, SettingsModel } from "@estudio/database";
import { createSettings } from "@estudio/database/factories";
import { SMTPServer } from "smtp-server";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { portOf } from "../../../database/testing/portOf";

const person = {
  name: "Zósima Quirós",
  email: "zosima@secreto.example",
  phone: "+34 600 111 222",
  company: "Quirós e Hijas",
  message: "Mi casa de la calle Escondida 7",
};
const enquiry = { ...person, projectType: "renovacion" };

/** A mail server that refuses every letter and quotes personal data in its answer. */
async function refusingMail(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_, __, done) => done(new Error(`no mail for ${person.name} <${person.email}>: ${person.message}`)),
  });
  // The API is killed at the end, perhaps in the middle of a letter.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** Start the server as in production, collecting its output. */
async function startServer({ dataDir, options }: TestDatabase, smtp: SMTPServer) {
  const root = join(__dirname, "../../..");
  const child = spawn(process.execPath, programArguments("api/src/server.ts", true), {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? "",
      SESSION_KEYS: "clave-de-prueba",
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      BUILDER: "off",
      LOG_LEVEL: "trace",
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const says = async (pattern: RegExp, times = 1) => {
    while ((said.match(new RegExp(pattern, "g")) ?? []).length < times) await once(child.stdout, "data");
    return said;
  };
  const url = /api (http\S+)\n/.exec(await says(/api http\S+\n/))?.[1] ?? "";
  const post = async (path: string, body: object) => {
    const headers = { Origin: url, "Content-Type": "application/json" };
    return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status;
  };
  const end = async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return { post, says, end };
}

it.each(engines)(
  "logs nothing personal when an enquiry or a sign-in fails, on %s",
  async (engine) => {
    const database = await freshDatabase(engine);
    await createSettings(database.db);
    await SettingsModel.query(database.db).findById(1).patch({ notifyEmail: "estudio@example.com" });
    const smtp = await refusingMail();
    const server = await startServer(database, smtp);
    const statuses = [await server.post("/api/contact", enquiry)];
    await server.says(/mail not sent/);
    await database.db.raw("ALTER TABLE contacts RENAME COLUMN message TO gone");
    statuses.push(await server.post("/api/contact", { ...enquiry, message: `${person.message}, segundo` }));
    await database.db.raw("ALTER TABLE users RENAME COLUMN password TO gone");
    await database.db.raw("ALTER TABLE users RENAME COLUMN email TO gone_too");
    statuses.push(await server.post("/api/auth/login", { email: person.email, password: "clave-de-zosima" }));
    const said = await server.says(/request failed/, 2);
    await server.end();
    await new Promise<void>((resolve) => smtp.close(resolve));
    await database.drop();
    expect(statuses).toEqual([201, 500, 500]);
    for (const secret of [...Object.values(person), "clave-de-zosima"]) expect(said).not.toContain(secret);
    expect(said).not.toMatch(/z[oó]sima|quir[oó]s|escondida/i);
    expect(said).toMatch(/insert into .contacts./);
  },
  180_000,
);
