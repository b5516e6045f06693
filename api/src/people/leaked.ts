import { createHash } from "node:crypto";

const rangeUrl = "https://api.pwnedpasswords.com/range/";
/** Nobody waits longer for somebody else's server to choose a password. */
const mostMs = 2000;

/**
 * Asks Have I Been Pwned whether a password has been stolen somewhere. Five of the forty figures of its SHA-1 leave the
 * machine; some eight hundred passwords share them, and the answer is padded, so that its length tells nothing either.
 * @returns false also when nobody answers in time: a password is not refused for that
 */
export async function isLeaked(password: string): Promise<boolean> {
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const signal = AbortSignal.timeout(mostMs);
    const answer = await fetch(rangeUrl + hash.slice(0, 5), { headers: { "Add-Padding": "true" }, signal });
    if (!answer.ok) return false;
    // Padding stands there with a count of nought.
    return (await answer.text()).split("\n").some((line) => {
      const [rest, count] = line.trim().split(":");
      return rest === hash.slice(5) && Number(count) > 0;
    });
  } catch {
    return false;
  }
}
