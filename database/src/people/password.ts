import bcrypt from "bcrypt";

/** bcrypt's cost. At 12 a sign-in takes a quarter of a second, so tests lower it (BCRYPT_COST). */
const cost = Number(process.env.BCRYPT_COST ?? 12);

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, cost);
export const passwordMatches = (password: string, hash: string): Promise<boolean> => bcrypt.compare(password, hash);
