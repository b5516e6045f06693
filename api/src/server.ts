import { createServer, type Server } from "node:http";
import { startTimer } from "@estudio/contract";
import {
  ClockGuard,
  connect,
  copyBeforeMigrating,
  errorInWords,
  keepThreadsAwake,
  migrate,
  useDataDir,
} from "@estudio/database";
import type { Knex } from "knex";
import { createApp } from "./app";
import { ClockWatch } from "./clock/clockWatch";
import { PublicReads } from "./content/publicReads";
import { Schedule } from "./content/schedule";
import { databaseOf } from "./databaseOf";
import type { Deps } from "./deps";
import { createLog } from "./door/log";
import { endStalledBody } from "./door/stalledBodies";
import { Settler } from "./enquiries/settler";
import { type Env, readEnv } from "./env";
import { addressOf, listen } from "./listening";
import { keepMailState } from "./mail/keepMailState";
import { Outbox } from "./mail/outbox";
import { builderToken, sessionKeys } from "./people/keys";
import { Limits } from "./people/rateLimit";
import { Decoder } from "./pictures/decoder";
import { VariantsQueue } from "./pictures/variantsQueue";
import { Housekeeping } from "./privacy/housekeeping";
import { MissedPaths } from "./redirects/missedPaths";
import { Secrets, sealWithNewestKey } from "./secondFactor/secrets";
import { Releases } from "./site/releases";
import { SiteBuilder } from "./site/siteBuilder";
import { SiteState } from "./site/siteState";
import { createStorage } from "./storage";
import { Intake } from "./storage/intake";
import { DiskReserve } from "./storage/reserve";
import { Visits } from "./visits/visits";
import { requestIdHeader, Watch } from "./watch/watch";

/** Longer than a proxy (60 s) or a client keeps a line: whoever closes first may cut off a request on its way. */
const keepAliveMs = 75_000;

/** What runs services (systemd, Docker) kills after ten seconds. */
const endWithinMs = 8000;

/** `address`: where programs on this machine ask it. */
export type Running = { url: string; address: string; deps: Deps; close(): Promise<void> };

/**
 * Starts the API: migrates, catches up with what came due, listens.
 * @param given the database, where it is open already
 * @returns the address it listens on, and how to end it cleanly
 * @throws Error in a sentence: DATA_DIR, HOST or PORT cannot be used
 */
export async function start(env: Env, given?: Knex): Promise<Running> {
  useDataDir(env.DATA_DIR, !env.DATABASE_URL);
  const db = given ?? connect({ ...databaseOf(env), failFast: true });
  await migrate(db, { before: () => copyBeforeMigrating(db, env.DATABASE_URL, env.DATA_DIR) });
  const deps = createDeps(env, db);
  const clockWatch = new ClockWatch(deps);
  await clockWatch.look();
  const schedule = new Schedule(db, deps.state, deps.log);
  await sealWithNewestKey(db, deps.secrets, deps.log);
  // Before anybody reads: it changes the content's revision, for which reads are kept.
  await keepMailState(db, deps.outbox.enabled);
  await deps.state.refresh();
  await schedule.runDue();
  const reads = new PublicReads(deps.state);
  const handle = createApp(deps, reads, sessionKeys(env)).callback();
  const server = createServer((request, response) => {
    const id = deps.watch.begin(request, response);
    if (reads.answer(request, response, id)) return;
    response.setHeader(requestIdHeader, id);
    endStalledBody(request, response);
    void handle(request, response);
  });
  server.keepAliveTimeout = keepAliveMs;
  await listen(server, env);
  deps.state.watch();
  clockWatch.start();
  schedule.start();
  await deps.pictures.resume();
  await deps.reserve.restore();
  await deps.outbox.start();
  await deps.storage.closeToOthers().catch((error) => deps.log.warn({ err: error }, "files still open to others"));
  deps.settler.work();
  const housekeeping = new Housekeeping(deps);
  housekeeping.start();
  const builder = new SiteBuilder(env, deps.log);
  deps.state.onBuildNeeded = () => builder.notify();
  const port = portOf(server);
  const address = addressOf({ ...env, PORT: port });
  builder.start(address);
  const close = async () => {
    clockWatch.stop();
    schedule.stop();
    deps.state.stop();
    await deps.outbox.stop();
    await deps.decoder.stop();
    await deps.pictures.stop();
    await builder.stop();
    await closeServer(server);
    await deps.settler.stop();
    await housekeeping.stop();
    await deps.missed.store();
    await deps.visits.store();
    await db.destroy();
    deps.watch.stop();
  };
  return { url: `http://localhost:${port}`, address, deps, close };
}

function createDeps(given: Env, db: Knex): Deps {
  const env = { ...given, BUILDER_TOKEN: builderToken(given) };
  const log = createLog(env);
  const limits = new Limits(db, { filesPerAddress: env.FILES_HOURLY_MB_PER_ADDRESS * 1000 });
  const storage = createStorage(env);
  const outbox = new Outbox(env, db, limits, log);
  return {
    db,
    clock: new ClockGuard(db),
    env,
    log,
    state: new SiteState(db),
    watch: new Watch(env),
    missed: new MissedPaths(db, log),
    visits: new Visits(db, log),
    releases: new Releases(env.DATA_DIR),
    storage,
    intake: new Intake(env, db, limits, storage),
    reserve: new DiskReserve(env, log),
    decoder: new Decoder(env),
    pictures: new VariantsQueue(env, db, log),
    limits,
    secrets: new Secrets(sessionKeys(env)),
    outbox,
    // Its mails are owed from then on.
    settler: new Settler(db, log, () => outbox.announce()),
  };
}

/** @returns where it listens; it does already */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Requests under way are finished; idle and endless connections are closed. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  startTimer(() => server.closeAllConnections(), 3000).unref();
  await closed;
}

if (require.main === module) {
  keepThreadsAwake();
  Promise.resolve()
    .then(() => start(readEnv()))
    .then(({ url, address, close }) => {
      process.stdout.write(`api ${url}\n`);
      // To `npm start`, which must not take another program's answer for this one's.
      process.send?.(address);
      let ending = false;
      const end = () => {
        // Ctrl-C reaches the whole group, and `npm start` passes it on as well.
        if (ending) return;
        ending = true;
        // A database that does not answer must not keep it from ending; what was answered is stored already.
        startTimer(() => process.exit(0), endWithinMs).unref();
        close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      };
      // Where `npm start` was killed, nobody would end it.
      process.once("disconnect", end);
      process.on("SIGTERM", end);
      process.on("SIGINT", end);
    })
    .catch((error) => {
      process.stderr.write(`${errorInWords(error)}\n`);
      process.exit(1);
    });
}
