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

/** An API that started this program says when there is something to build; otherwise this is how long it may take to see it. */
const lookEveryMs = process.connected ? 1000 : 250;
const lifeFile = join(tmpdir(), "estudio-builder-alive");

/**
 * `npm run build:site` builds what waits, now; `--watch` stays and builds whenever something changes. One builder at a
 * time, also with several machines: the claim is a row of the database. Ends on SIGTERM or SIGINT.
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

/** Pauses that end early when the API that started this program says that something is to be built. */
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

/** Touch a file as long as the event loop is not blocked. The health check of the container looks at it. */
function showLife(): void {
  const touch = () => writeFileSync(lifeFile, "");
  touch();
  startInterval(touch, 2000).unref();
}

/** The database cannot be reached: look again later. */
async function unreachable(error: unknown): Promise<undefined> {
  console.error(`El constructor no puede seguir, y lo vuelve a intentar: ${errorInWords(error)}`);
  await pause(2000);
}

main(process.argv.includes("--watch")).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
