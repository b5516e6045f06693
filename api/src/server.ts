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
import { builderToken, sessionKeys } from "./auth/keys";
import { ClockWatch } from "./clock/clockWatch";
import { connectionOptionsOf } from "./connectionOptions";
import { Schedule } from "./content/publication/schedule";
import { PublicReads } from "./content/publicReads";
import type { Deps } from "./deps";
import { type Env, readEnv } from "./env";
import { endStalledBody } from "./http/bodies/stalledBodies";
import { addressOf, listen } from "./listen";
import { Outbox } from "./mail/outbox";
import { recordMailState } from "./mail/recordMailState";
import { createLog } from "./observability/log";
import { RequestMonitor, requestIdHeader } from "./observability/requestMonitor";
import { Decoder } from "./pictures/decoding/decoder";
import { VariantsQueue } from "./pictures/variants/variantsQueue";
import { Housekeeping } from "./privacy/housekeeping";
import { Limits } from "./rateLimits/rateLimit";
import { MissedPaths } from "./redirects/missedPaths";
import { Secrets, sealWithNewestKey } from "./secondFactor/secrets";
import { Releases } from "./site/releases";
import { SiteBuilder } from "./site/siteBuilder";
import { SiteState } from "./site/siteState";
import { createStorage } from "./storage";
import { Intake } from "./storage/intake";
import { DiskReserve } from "./storage/reserve";
import { Visits } from "./visits/visits";

/**
 * Longer than proxies (60 s) and clients keep an idle connection. Otherwise the server might close it while a request
 * is on its way.
 */
const keepAliveMs = 75_000;

/** systemd and Docker kill a service ten seconds after SIGTERM. */
const endWithinMs = 8000;

/** `address`: where programs on this machine reach it. */
export type Running = { url: string; address: string; deps: Deps; close(): Promise<void> };

/**
 * Start the API: migrate, run what became due, listen.
 * @param given an open database, if there is one
 * @returns its URL, its dependencies and a function that closes it cleanly
 * @throws Error in a sentence: DATA_DIR, HOST or PORT cannot be used
 */
export async function start(env: Env, given?: Knex): Promise<Running> {
  useDataDir(env.DATA_DIR, !env.DATABASE_URL);
  const db = given ?? connect({ ...connectionOptionsOf(env), failFast: true });
  await migrate(db, { before: () => copyBeforeMigrating(db, env.DATABASE_URL, env.DATA_DIR) });
  const deps = createDeps(env, db);
  const clockWatch = new ClockWatch(deps);
  await clockWatch.look();
  const schedule = new Schedule(db, deps.state, deps.log);
  await sealWithNewestKey(db, deps.secrets, deps.log);
  // Before the first read: it changes the content revision, which is the cache key of public reads.
  await recordMailState(db, deps.outbox.enabled);
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
  await deps.storage
    .makePrivate()
    .catch((error) => deps.log.warn({ err: error }, "files are still readable by other users"));
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
    watch: new RequestMonitor(env),
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
  };
}

/** Return the actual port: PORT=0 lets the system choose. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Finish requests under way, then close idle and endless connections. */
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
      // Tells `npm start` the address, so that it does not mistake another program's answer for this one's.
      process.send?.(address);
      let ending = false;
      const end = () => {
        // Ctrl-C reaches the whole process group, and `npm start` forwards it as well.
        if (ending) return;
        ending = true;
        // Exit even if the database does not answer. Everything acknowledged is stored already.
        startTimer(() => process.exit(0), endWithinMs).unref();
        close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      };
      // `npm start` was killed: nobody else would end this process.
      process.once("disconnect", end);
      process.on("SIGTERM", end);
      process.on("SIGINT", end);
    })
    .catch((error) => {
      process.stderr.write(`${errorInWords(error)}\n`);
      process.exit(1);
    });
}
