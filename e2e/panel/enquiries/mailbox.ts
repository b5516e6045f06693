import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Return the letters to an address that this run's mail server received. */
export function lettersTo(address: string): string[] {
  const mailbox = process.env.E2E_MAILBOX ?? "";
  return readdirSync(mailbox)
    .map((file) => readFileSync(join(mailbox, file), "utf8"))
    .filter((letter) => new RegExp(`^To: .*${address}`, "m").test(letter));
}
