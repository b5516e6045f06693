import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause, startInterval, startTimer } from "@estudio/contract";
import { connect, endWithParent, errorInWords, keepThreadsAwake } from "@estudio/database";
import { BackupClock } from "./backups/backupClock";
import { databaseFromEnv } from "./env";
import { readBuildEnv } from "./publishing/buildEnv";
import { Builder } from "./publishing/builder";
import { BuildQueue } from "./publishing/queue/queue";

/** An API that started this program sends a message when there is something to build. Otherwise it polls this often. */
const lookEveryMs = process.connected ? 1000 : 250;
const lifeFile = join(tmpdir(), "estudio-builder-alive");

/**
 * `npm run build:site` runs the waiting build now. With `--watch` it stays and runs every build.
 * Only one builder works at a time, across machines, because the claim is a row of the database. Ends on SIGTERM or
 * SIGINT.
 */
async function main(watch: boolean): Promise<void> {
  keepThreadsAwake();
  const env = readBuildEnv();
  const db = connect({ ...databaseFromEnv(), poolSize: 2 });
  const queue = new BuildQueue(db, env);
  let ending = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      ending = true;
    });
  endWithParent();
  const builder = new Builder(env, queue, () => ending);
  const wakeup = new Wakeup();
  const backups = new BackupClock(db);
  if (watch) showLife();
  if (watch) backups.start();
  if (!watch) await builder.look();
  do {
    const build = await queue.claim({ now: !watch }).catch(unreachable);
    if (build) await builder.run(build).catch(unreachable);
    else if (watch) {
      await builder.idle().catch(unreachable);
      await wakeup.pause(lookEveryMs);
    }
  } while (watch && !ending);
  backups.stop();
  builder.close();
  await db.destroy();
}

/** A pause that ends early when the API sends a message: something is to be built. */
class Wakeup {
  private wake: () => void = () => undefined;
  private isPending = false;

  constructor() {
    process.on("message", () => {
      this.isPending = true;
      this.wake();
    });
    // Waiting for messages must not keep this program alive.
    process.channel?.unref();
  }

  async pause(ms: number): Promise<void> {
    if (!this.isPending)
      await new Promise<void>((resolve) => {
        const timer = startTimer(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.isPending = false;
  }
}

/** Touch a file while the event loop is not blocked. The container's health check reads it. */
function showLife(): void {
  const touch = () => writeFileSync(lifeFile, "");
  touch();
  startInterval(touch, 2000).unref();
}

/** Report an error, usually an unreachable database, and wait before the next attempt. */
async function unreachable(error: unknown): Promise<undefined> {
  console.error(`El constructor no puede seguir, y lo vuelve a intentar: ${errorInWords(error)}`);
  await pause(2000);
}

main(process.argv.includes("--watch")).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
