import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type ErrorCode, messages, startTimer } from "@estudio/contract";
import { programArguments } from "@estudio/database";
import { type Env, variablesOf } from "../env";
import { invalid, Refusal } from "../errors";
import type { PreparedPicture } from "./variants";

const program = "api/src/pictures/decoderWorker.ts";
/** A burst of pictures is one process's work; then its memory goes with it. */
const idleMs = 5_000;
const longestMs = 10 * 60_000;

/** What the process says of one upload. */
export type Decoded =
  | { picture: PreparedPicture }
  | { refusal: { code: ErrorCode; message: string; details: object } }
  | { failure: string };

/**
 * Makes uploads showable, one at a time, in a process of its own: a picture takes hundreds of megabytes while it is
 * decoded, and what it crashes is only that process.
 */
export class Decoder {
  private child: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly env: Env) {}

  /**
   * @param key names the upload in the storage
   * @throws Refusal when it is not there, too large, or not a picture we can read
   */
  prepare(key: string): Promise<PreparedPicture> {
    const mine = this.last.then(() => this.decode(key));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.end();
    await this.last;
  }

  private async decode(key: string): Promise<PreparedPicture> {
    if (this.stopped) throw unavailable();
    clearTimeout(this.idle);
    this.child ??= this.start();
    const child = this.child;
    const decoded = await said(child, key);
    this.idle = startTimer(() => this.end(), idleMs).unref();
    if ("picture" in decoded) return decoded.picture;
    if ("failure" in decoded) throw new Error(decoded.failure);
    const { code, message, details } = decoded.refusal;
    throw this.stopped ? unavailable() : new Refusal(code, message, details);
  }

  private start(): ChildProcess {
    const child = spawn(process.execPath, ["--max-old-space-size=1024", ...programArguments(program)], {
      // What the library of HEIC says there, of what is none, is no line of a log.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, ...variablesOf(this.env) },
    });
    const gone = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on("error", gone).on("exit", gone);
    return child;
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }
}

const unavailable = () =>
  new Refusal("unavailable", "El servicio se está cerrando. Inténtalo de nuevo.", { retryAfter: 5 });

/** A process that dies of a picture, or never ends with it, has said that it is none. */
async function said(child: ChildProcess, key: string): Promise<Decoded> {
  const over = new AbortController();
  const tooLong = startTimer(() => child.kill("SIGKILL"), longestMs);
  const answer = once(child, "message", { signal: over.signal }).then(([decoded]) => decoded as Decoded);
  const death = once(child, "exit", { signal: over.signal }).then((): Decoded => {
    const { code, message, details } = invalid({ imageURL: messages.fileNotImage });
    return { refusal: { code, message, details } };
  });
  try {
    child.send(key);
    return await Promise.race([answer, death]);
  } finally {
    clearTimeout(tooLong);
    over.abort();
    await Promise.allSettled([answer, death]);
  }
}
