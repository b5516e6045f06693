import type { ClockGuard } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Env } from "./env";
import type { Outbox } from "./mail/outbox";
import type { RequestMonitor } from "./observability/requestMonitor";
import type { Decoder } from "./pictures/decoding/decoder";
import type { VariantsQueue } from "./pictures/variants/variantsQueue";
import type { Limits } from "./rateLimits/rateLimit";
import type { MissedPaths } from "./redirects/missedPaths";
import type { Secrets } from "./secondFactor/secrets";
import type { Releases } from "./site/releases";
import type { SiteState } from "./site/siteState";
import type { Storage } from "./storage";
import type { Intake } from "./storage/intake";
import type { DiskReserve } from "./storage/reserve";
import type { Visits } from "./visits/visits";

/** What every handler may use. Created once in `server.ts`, and by tests. */
export type Deps = {
  db: Knex;
  clock: ClockGuard;
  env: Env;
  log: Logger;
  state: SiteState;
  releases: Releases;
  storage: Storage;
  intake: Intake;
  reserve: DiskReserve;
  decoder: Decoder;
  pictures: VariantsQueue;
  limits: Limits;
  secrets: Secrets;
  outbox: Outbox;
  missed: MissedPaths;
  visits: Visits;
  watch: RequestMonitor;
};
