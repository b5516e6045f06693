import { readFile } from "node:fs/promises";
import { passwordMatches } from "./password";

/** With the cost of production. */
const hash = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZrTyGZ2j0mYz0P7m0Q8yQm1oQz1Q0a";

it("reads files while many passwords are compared", async () => {
  let compared = 0;
  const all = Array.from({ length: 12 }, async () => {
    await passwordMatches("no-es-esta", hash);
    compared++;
  });
  await readFile(__filename);
  expect(compared).toBeLessThan(6);
  await Promise.all(all);
  expect(compared).toBe(12);
});
