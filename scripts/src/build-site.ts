import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { connect, endWithParent, errorInWords, keepThreadsAwake } from "@estudio/database";
import { BackupClock } from "./backups/backupClock";
import { databaseFromEnv } from "./env";
import { readBuildEnv } from "./publishing/buildEnv";
import { Builder } from "./publishing/builder";
import { compileLittle } from "./publishing/compileLittle";
import { BuildQueue } from "./publishing/queue/queue";

const lookEveryMs = 250;
/** Between two pieces of what is done while nothing waits: nobody else's work stands still for it. */
const breathMs = 100;
const lifeFile = join(tmpdir(), "estudio-builder-alive");

/**
 * `npm run build:site` builds what waits, now; `--watch` stays and builds whenever a burst of changes has ended. One
 * builder at a time, also with several machines: the claim is a row of the database. Ends on SIGTERM or SIGINT.
 */
async function main(watch: boolean): Promise<void> {
  compileLittle();
  collectAfterwards();
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
  const backups = new BackupClock(db);
  if (watch) showLife();
  if (watch) backups.start();
  if (!watch) await builder.look();
  do {
    const build = await queue.claim({ now: !watch }).catch(unreachable);
    if (build) await builder.run(build).catch(unreachable);
    else if (watch) {
      const until = Date.now() + Math.min(lookEveryMs, queue.dueInMs);
      const hasMore = await builder.idle().catch(unreachable);
      await pause(hasMore ? breathMs : Math.max(0, until - Date.now()));
    }
  } while (watch && !ending);
  backups.stop();
  await builder.close({ cleared: !watch });
  await db.destroy();
}

/**
 * What it needs for a publication goes back when that is done (`giveMemoryBack`): until then the rubbish is not gone through as a whole.
 *
 * For the sake of a figure: among 5,000 records that takes 0.11 s of each edit, and finds a tenth of it. Without it everything is the same.
 */
function collectAfterwards(): void {
  setFlagsFromString("--heap-growing-percent=70");
}

/** Touches a file as long as this process is not stuck, whatever it does: the health check of its container looks at it. */
function showLife(): void {
  const touch = () => writeFileSync(lifeFile, "");
  touch();
  setInterval(touch, 2000).unref();
}

/** The database is away for a moment: look again later. */
async function unreachable(error: unknown): Promise<undefined> {
  console.error(`El constructor no puede seguir, y lo vuelve a intentar: ${errorInWords(error)}`);
  await pause(2000);
}

main(process.argv.includes("--watch")).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
