import bcrypt from "bcrypt";
import pLimit from "p-limit";

/** bcrypt's cost. At 12 a sign-in takes a quarter of a second, so tests lower it (BCRYPT_COST). */
const cost = Number(process.env.BCRYPT_COST ?? 12);

/**
 * How many passwords are hashed at a time. Node reads files with the same four threads: without a limit, twenty
 * simultaneous sign-ins kept every page waiting until they were done.
 */
const limit = pLimit(2);

export const hashPassword = (password: string): Promise<string> => limit(() => bcrypt.hash(password, cost));
export const passwordMatches = (password: string, hash: string): Promise<boolean> =>
  limit(() => bcrypt.compare(password, hash));
