import { createHash } from "node:crypto";

const rangeUrl = "https://api.pwnedpasswords.com/range/";
/** Choosing a password must not wait long for another server. */
const timeoutMs = 2000;

/**
 * Ask Have I Been Pwned whether a password has leaked. Sends only the first five hex digits of its SHA-1. About 800
 * leaked passwords begin with the same five. The response is padded, so that its length reveals nothing.
 * @returns false also when the service fails or times out: that must not block a password
 */
export async function isLeaked(password: string): Promise<boolean> {
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(rangeUrl + hash.slice(0, 5), { headers: { "Add-Padding": "true" }, signal });
    if (!answer.ok) return false;
    // Padding has a count of zero.
    return (await answer.text()).split("\n").some((line) => {
      const [rest, count] = line.trim().split(":");
      return rest === hash.slice(5) && Number(count) > 0;
    });
  } catch {
    return false;
  }
}
