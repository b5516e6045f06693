import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The letters that the mail server of this run took for an address, as they came. */
export function lettersTo(address: string): string[] {
  const mailbox = process.env.E2E_MAILBOX ?? "";
  return readdirSync(mailbox)
    .map((file) => readFileSync(join(mailbox, file), "utf8"))
    .filter((letter) => new RegExp(`^To: .*${address}`, "m").test(letter));
}
