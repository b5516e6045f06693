import type { Snapshot } from "@estudio/contract";
import { askApi } from "./askApi";
import type { BuildEnv } from "./buildEnv";
import { RefusedBuilder } from "./failures";

/**
 * Fetch all published content at one revision.
 * @throws LostApi when the API does not answer
 * @throws RefusedBuilder when it does not accept the builder's token
 */
export async function fetchSnapshot({ apiUrl, builderToken }: BuildEnv): Promise<Snapshot> {
  const headers = { Authorization: `Bearer ${builderToken}`, "Accept-Encoding": "identity" };
  const { status, text } = await askApi(`${apiUrl}/api/site/snapshot`, { headers });
  if (status === 401 || status === 403) throw new RefusedBuilder();
  if (status !== 200) throw new Error(`could not be read: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Snapshot;
}
