import { askForPasskey, signInWithPasskey } from "../data/session";
import { signWith } from "./passkeys";

/** Signs in with a passkey alone. @throws what `passkeyProblem` puts into words, or Error with the server's sentence */
export async function enterWithPasskey(): Promise<void> {
  const question = await askForPasskey();
  await signInWithPasskey(question.token, await signWith(question));
}

export { passkeyProblem } from "./passkeys";
