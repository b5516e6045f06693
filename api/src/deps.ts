import type { Knex } from "knex";
import type { Logger } from "pino";
import type { PublishedRecords } from "./content/publishedBriefs";
import type { Settler } from "./enquiries/settler";
import type { Env } from "./env";
import type { Outbox } from "./mail/outbox";
import type { Limits } from "./people/rateLimit";
import type { Decoder } from "./pictures/decoder";
import type { VariantsQueue } from "./pictures/variantsQueue";
import type { MissedPaths } from "./redirects/missedPaths";
import type { Secrets } from "./secondFactor/secrets";
import type { Releases } from "./site/releases";
import type { SiteState } from "./site/siteState";
import type { Storage } from "./storage";
import type { Visits } from "./visits/visits";
import type { Watch } from "./watch/watch";

/** What every handler may use; made once in `server.ts`, and by tests. */
export type Deps = {
  db: Knex;
  env: Env;
  log: Logger;
  state: SiteState;
  releases: Releases;
  published: PublishedRecords;
  storage: Storage;
  decoder: Decoder;
  pictures: VariantsQueue;
  limits: Limits;
  secrets: Secrets;
  outbox: Outbox;
  settler: Settler;
  missed: MissedPaths;
  visits: Visits;
  watch: Watch;
};
