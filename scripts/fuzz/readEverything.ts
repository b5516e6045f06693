import type { Client } from "../../api/testing/testApi";
import { type Document, isStream } from "./requests";

/** These do not read the API's records. */
const excludedPaths = new Set(["/api/ready", "/api/metrics"]);
const builder = { Authorization: "Bearer secreto" };

/** Read every list, every record in it and the site's snapshot. Return what could not be read. */
export async function readEverything(document: Document, owner: Client): Promise<string[]> {
  const faults: string[] = [];
  const read = async (path: string) => {
    const answer = await owner
      .call<unknown>("GET", path, undefined, builder)
      .catch((error) => ({ status: String(error), body: [] }));
    if (answer.status !== 200) faults.push(`cannot be read again: ${path} → ${answer.status}`);
    return Array.isArray(answer.body) ? answer.body : [];
  };
  const addresses = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get && !isStream(get) && !excludedPaths.has(path) ? [path] : [],
  );
  for (const list of addresses.filter((path) => !path.includes("{"))) {
    const records = await read(list);
    const own = addresses.find((path) => new RegExp(`^${list}/\\{\\w+\\}$`).test(path));
    const name = /\{(\w+)\}/.exec(own ?? "")?.[1];
    if (!own || !name) continue;
    for (const record of records)
      await read(own.replace(`{${name}}`, encodeURIComponent(String(record[name] ?? record.id))));
  }
  return faults;
}
