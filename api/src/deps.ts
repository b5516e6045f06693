import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Decoder } from "./decoder";
import type { Env } from "./env";
import type { Mailer } from "./mail";
import type { PictureShop } from "./pictureShop";
import type { Limits } from "./rateLimit";
import type { Settler } from "./settler";
import type { SiteState } from "./siteState";
import type { Storage } from "./storage";

/** What every handler may use; made once in `server.ts`, and by tests. */
export type Deps = {
  db: Knex;
  env: Env;
  log: Logger;
  state: SiteState;
  storage: Storage;
  decoder: Decoder;
  pictures: PictureShop;
  limits: Limits;
  mailer: Mailer;
  settler: Settler;
};
