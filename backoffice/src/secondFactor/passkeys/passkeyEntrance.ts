import { askForPasskey, signInWithPasskey } from "../../data/session";
import { signChallenge } from "./passkeys";

/** Sign in with a passkey, without a password. @throws an error for `passkeyProblem`, or one with the server's message */
export async function enterWithPasskey(): Promise<void> {
  const question = await askForPasskey();
  await signInWithPasskey(question.token, await signChallenge(question));
}

export { passkeyProblem } from "./passkeys";
