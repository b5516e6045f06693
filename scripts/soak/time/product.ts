import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pause } from "@estudio/contract";
import { programArguments } from "@estudio/database";
import { type Product, startProduct } from "../../bench/product";
import { runs, treeOf } from "../../bench/publish/processes";
import type { FakeClock } from "./fakeClock";

const root = join(__dirname, "../../..");
export const owner = { email: "duena@estudio.example", password: "una-clave-larga" };

/** The product as `npm start` runs it, under a clock that can be set. */
export class TimedProduct {
  private running: (Product & { pid: number }) | undefined;
  readonly url: string;

  constructor(
    readonly dataDir: string,
    private readonly port: number,
    readonly clock: FakeClock,
    private readonly smtpUrl: string,
  ) {
    this.url = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    this.running = await startProduct(this.dataDir, this.port, this.variables());
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  /** Wait until no process makes smaller pictures any more. */
  async untilAtRest(): Promise<void> {
    while (treeOf(this.running?.pid ?? 0).some((pid) => runs(pid, "variantsWorker.ts"))) await pause(500);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Suspend every process, set the clock on, and resume: a machine that sleeps. */
  async sleep(ms: number): Promise<void> {
    const frozen = new Set<number>();
    // A process may start another one until it is frozen itself.
    for (let before = -1; frozen.size > before; ) {
      before = frozen.size;
      for (const pid of treeOf(this.running?.pid ?? 0)) {
        if (!frozen.has(pid)) signal(pid, "SIGSTOP");
        frozen.add(pid);
      }
    }
    await pause(200);
    this.clock.step(ms);
    for (const pid of frozen) signal(pid, "SIGCONT");
  }

  /** Make the backup of the night, as the product does within a minute after its time. @throws Error with its output */
  async backup(): Promise<void> {
    const child = spawn(process.execPath, [...programArguments("scripts/src/backup.ts"), "--scheduled"], {
      cwd: root,
      env: { ...process.env, ...this.variables(), DATA_DIR: this.dataDir, DATABASE_URL: "" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`The backup failed (${code}): ${output}`);
  }

  private variables(): Record<string, string> {
    return {
      ...this.clock.variables,
      SEED: "demo",
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      BCRYPT_COST: "4",
      TRUST_PROXY: "1",
      SMTP_URL: this.smtpUrl,
      MAIL_FROM: "web@estudio.example",
      LOG_LEVEL: "error",
      // `backup()` makes them. The product looks only once a minute, and a day of this soak takes some seconds.
      BACKUP_AT: "off",
    };
  }
}

function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
