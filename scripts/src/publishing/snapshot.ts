import type { Snapshot } from "@estudio/contract";
import { asBefore } from "./asBefore";
import { askApi } from "./askApi";
import type { BuildEnv } from "./buildEnv";
import { RefusedBuilder } from "./failures";

/** Reads snapshots, each made of the parts of the last one that did not change. */
export class SnapshotReader {
  private last: Snapshot | undefined;

  constructor(private readonly env: BuildEnv) {}

  /** @throws as `fetchSnapshot` */
  async read(): Promise<Snapshot> {
    const now = await fetchSnapshot(this.env);
    this.last = asBefore(this.last, now);
    return this.last;
  }
}

/** @returns everything to build from. @throws when the API does not answer, or refuses the builder's token */
export async function fetchSnapshot({ apiUrl, builderToken }: BuildEnv): Promise<Snapshot> {
  const answer = await askApi(`${apiUrl}/api/site/snapshot`, { headers: { Authorization: `Bearer ${builderToken}` } });
  if (answer.status === 401 || answer.status === 403) throw new RefusedBuilder();
  if (!answer.ok) throw new Error(`could not be read: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Snapshot;
}
