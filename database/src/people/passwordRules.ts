import { messages, password as passwordSchema } from "@estudio/contract";
import { guessable, type Person } from "./guessable";

/**
 * One rule for every new password, also of the first owner.
 * @param minimum how long it must be here
 * @param person whose it is
 * @returns what is wrong with it, for who chose it
 */
export async function passwordProblem(password: string, minimum: number, person?: Person): Promise<string | undefined> {
  if (password.length < minimum) return messages.passwordShort(minimum);
  const wrong = passwordSchema.safeParse(password).error?.issues[0]?.message;
  return wrong ?? guessable(password, person);
}
