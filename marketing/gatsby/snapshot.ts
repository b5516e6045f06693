import type { Snapshot } from "@estudio/contract";

/**
 * Fetch the snapshot, the only input of the site, in one request.
 * @throws Error if API_URL or BUILDER_TOKEN is missing, or the API does not answer 200
 */
export async function fetchSnapshot(): Promise<Snapshot> {
  const { API_URL: api, BUILDER_TOKEN: token } = process.env;
  if (!api)
    throw new Error("API_URL is not set: the site is built from the API's snapshot (e.g. http://127.0.0.1:8080)");
  const address = `${api}/api/site/snapshot`;
  const answer = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return await answer.json();
}
