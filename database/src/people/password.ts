import bcrypt from "bcrypt";

/** bcrypt's cost. Tests may lower it (BCRYPT_COST): one sign-in at 12 takes a quarter of a second. */
const cost = Number(process.env.BCRYPT_COST ?? 12);

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, cost);
export const passwordMatches = (password: string, hash: string): Promise<boolean> => bcrypt.compare(password, hash);
