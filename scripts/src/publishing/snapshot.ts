import { type Snapshot, type SnapshotNews, snapshotOf } from "@estudio/contract";
import { askApi } from "./askApi";
import type { BuildEnv } from "./buildEnv";
import { RefusedBuilder } from "./failures";
import { asBefore } from "./render/asBefore";

/** A token that no API knows: everything is told. */
const nothing = "0";

/** Reads snapshots: of one that was read before only what is new, and what did not change is the same object again. */
export class SnapshotReader {
  private last: Snapshot | undefined;
  private token = nothing;

  constructor(private readonly env: BuildEnv) {}

  /** @param wishes `whole`: everything is asked for, whatever is known. @throws as `fetchSnapshot` */
  async read({ whole = false } = {}): Promise<Snapshot> {
    const { last } = this;
    const asked = last && !whole ? this.token : nothing;
    const news: SnapshotNews = await ask(this.env, `/api/site/snapshot/${asked}`);
    const now = snapshotOf(news, asked === nothing ? undefined : last);
    if (!now && asked !== nothing) return this.read({ whole: true });
    if (!now) throw new Error("could not be read: records are missing");
    this.last = asBefore(last, now);
    this.token = news.token;
    return this.last;
  }
}

/** @returns everything to build from. @throws when the API does not answer, or refuses the builder's token */
export const fetchSnapshot = (env: BuildEnv): Promise<Snapshot> => ask(env, "/api/site/snapshot");

async function ask<T>({ apiUrl, builderToken }: BuildEnv, path: string): Promise<T> {
  const { status, text } = await askApi(apiUrl + path, { headers: { Authorization: `Bearer ${builderToken}` } });
  if (status === 401 || status === 403) throw new RefusedBuilder();
  if (status !== 200) throw new Error(`could not be read: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}
