import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";

type Address = { name: string; address: string };
export type Letter = {
  from: string | Address;
  to: string;
  replyTo?: Address;
  subject: string;
  text: string;
  messageId: string;
  headers?: Record<string, string>;
  inReplyTo?: string;
  references?: string[];
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * Hand one letter to the mail server. The server accepts it only with the dot after its last line, which is sent
 * after `beforeDot` resolves. If the process ends before that, nothing was sent.
 * @param url `smtp://user:password@host:port`, as nodemailer reads it
 * @throws Error with the server's `responseCode` if it refused; without one, the connection failed
 */
export async function handOver(url: string, letter: Letter, beforeDot: () => Promise<void>): Promise<void> {
  const message = new MailComposer(letter).compile();
  const bytes = await message.build();
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...timeouts });
  try {
    await step(connection, (done) => connection.connect(done));
    if (auth) await step(connection, (done) => connection.login(auth, done));
    await step(connection, (done) => connection.send(message.getEnvelope(), holdBackEnd(bytes, beforeDot, done), done));
    connection.quit();
  } finally {
    connection.close();
  }
}

/** End the stream, and so send the dot, only after `beforeEnd` resolves. */
function holdBackEnd(bytes: Buffer, beforeEnd: () => Promise<void>, fail: (error: Error) => void): Readable {
  async function* parts() {
    yield bytes;
    await beforeEnd();
  }
  return Readable.from(parts(), { objectMode: false }).on("error", fail);
}

/** Run one step of the conversation. Reject on its own error or one of the connection, whichever comes first. */
function step(connection: SMTPConnection, act: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    connection.once("end", () => reject(new Error("El servidor de correo ha cortado la conexión")));
    act((error) => (error ? reject(error) : resolve()));
  });
}
