import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type ErrorCode, messages, startTimer } from "@estudio/contract";
import { programArguments } from "@estudio/database";
import { type Env, variablesOf } from "../../env";
import { invalid, Refusal } from "../../errors";
import type { PreparedPicture } from "../variants/variants";

const program = "api/src/pictures/decoding/decoderWorker.ts";
/** After a burst of uploads the process ends, which frees its memory. */
const idleMs = 5_000;
const timeoutMs = 10 * 60_000;

/** The decoder's answer to one upload. */
export type Decoded =
  | { picture: PreparedPicture }
  | { refusal: { code: ErrorCode; message: string; details: object } }
  | { failure: string };

/**
 * Decodes uploads one at a time in a child process: decoding takes hundreds of megabytes, and a malformed picture can
 * crash only that process.
 */
export class Decoder {
  private child: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly env: Env) {}

  /**
   * Decode an upload and store it as a JPEG.
   * @param key the upload's key in the storage
   * @throws Refusal: missing, too large, or not a readable picture
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
    const decoded = await requestDecoding(child, key);
    this.idle = startTimer(() => this.end(), idleMs).unref();
    if ("picture" in decoded) return decoded.picture;
    if ("failure" in decoded) throw new Error(decoded.failure);
    const { code, message, details } = decoded.refusal;
    throw this.stopped ? unavailable() : new Refusal(code, message, details);
  }

  private start(): ChildProcess {
    const child = spawn(process.execPath, ["--max-old-space-size=1024", ...programArguments(program)], {
      // libheif prints warnings about malformed files, which do not belong in the log.
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

/** Send the key and wait for the answer. If the process crashes or hangs, the upload is refused as not a picture. */
async function requestDecoding(child: ChildProcess, key: string): Promise<Decoded> {
  const controller = new AbortController();
  const tooLong = startTimer(() => child.kill("SIGKILL"), timeoutMs);
  const answer = once(child, "message", { signal: controller.signal }).then(([decoded]): Decoded => decoded);
  const death = once(child, "exit", { signal: controller.signal }).then((): Decoded => {
    const { code, message, details } = invalid({ imageURL: messages.fileNotImage });
    return { refusal: { code, message, details } };
  });
  try {
    child.send(key);
    return await Promise.race([answer, death]);
  } finally {
    clearTimeout(tooLong);
    controller.abort();
    await Promise.allSettled([answer, death]);
  }
}
