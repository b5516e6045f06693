import { Readable } from "node:stream";
import { createTransport } from "nodemailer";

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
  const transport = createTransport({ url, ...timeouts });
  transport.use("stream", ({ message }, done) => {
    message.processFunc((input) => Readable.from(withLastStep(input, beforeDot), { objectMode: false }));
    done();
  });
  await transport.sendMail(letter);
}

/** The server has accepted sender and recipient when the first part is read. */
async function* withLastStep(parts: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>) {
  yield* parts;
  await beforeEnd();
}
