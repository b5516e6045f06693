import { engines } from "../../database/testing/engines";
import { benchAdminLists } from "./api/adminLists";
import { benchPublicReads } from "./api/publicReads";

/** `npm run bench:api [-- reads|lists]`: how fast the API is, as ratios to what HTTP in Node costs anyway. */
async function main(part: string | undefined): Promise<void> {
  if (part !== "lists") await benchPublicReads();
  if (part === "reads") return;
  for (const engine of engines) await benchAdminLists(engine);
}

main(process.argv[2]).catch((error) => {
  console.error(error);
  process.exit(1);
});
