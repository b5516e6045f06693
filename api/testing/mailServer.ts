import { createServer } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { portOf } from "../../database/testing/portOf";

type Refusal = { responseCode: number; message: string };

/** A mail server that behaves as the test sets it. `letters` holds the complete letters it accepted. */
export class MailServer {
  readonly letters: string[] = [];
  /** The answer after a complete letter: accept, refuse, or accept and hang up. */
  answer: "take" | "takeAndHangUp" | Refusal = "take";
  /** Awaited before it lets a letter begin, and before it answers one. */
  beforeLetter: () => Promise<void> = async () => undefined;
  beforeAnswer: () => Promise<void> = async () => undefined;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_, __, done) => void this.beforeLetter().then(() => done()),
    onData: (stream, _, done) => {
      this.take(stream).then(async (letter) => {
        // Cut off in the middle: a real server throws away what did not end with its dot.
        if (letter === undefined) return;
        await this.beforeAnswer();
        if (typeof this.answer === "object") return done(Object.assign(new Error(this.answer.message), this.answer));
        this.letters.push(letter);
        this.onLetter(letter, this.letters.length);
        if (this.answer === "take") return done();
        this.line?.destroy();
      });
    },
  });
  /** @param onLetter told of each letter it took, with its number */
  constructor(private readonly onLetter: (letter: string, number: number) => void = () => undefined) {}

  private line: { destroy(): void } | undefined;

  async start(): Promise<string> {
    this.server.server.on("connection", (socket) => {
      this.line = socket;
    });
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `smtp://127.0.0.1:${portOf(this.server.server)}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private take(stream: SMTPServerDataStream): Promise<string | undefined> {
    let text = "";
    return new Promise((resolve) => {
      stream.on("data", (part) => {
        text += part;
      });
      stream.on("end", () => resolve(text));
      stream.on("error", () => resolve(undefined));
    });
  }
}

/** An address at which nobody listens. */
export async function nobodysUrl(): Promise<string> {
  const closed = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => closed.once("listening", resolve));
  const port = portOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}
