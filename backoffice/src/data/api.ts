import { type Address, type Answered, type Asking, requestOf } from "@estudio/contract/client";
import { fetchUtils } from "react-admin";
import { noConnection, noGoodAnswer, notUnderstood } from "./noAnswer";
import { askToSignInAgain, signInQuestion, type WhySignIn, workWouldBeLost } from "./session";

export type ApiError = Error & {
  status: number;
  body?: { message?: string; code?: string; errors?: Record<string, string>; current?: unknown };
};

/** @returns whether the thing thrown is a refusal of the API. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  thrown instanceof Error && typeof (thrown as { status?: unknown }).status === "number";

/** The session had ended, or the password was asked for again, and the person would not: nothing was done. */
export class SignInDeclined extends Error {
  constructor(readonly why: WhySignIn) {
    super(why);
  }
}

/** Nothing came back at all. */
export class NoAnswer extends Error {}

/** @throws NoAnswer instead of what fetch throws then, which a fault of the panel's own would be as well */
async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (thrown) {
    throw thrown instanceof TypeError ? new NoAnswer(thrown.message, { cause: thrown }) : thrown;
  }
}

/** An answer that was cut off on its way, or is somebody else's, as of the network of a hotel: what was asked may be done. */
class UnreadableAnswer extends Error {}

/**
 * The answer to a save may be lost on its way: asked for again, it is refused because of itself.
 * @returns what is stored, where that is what was to be saved @throws what was thrown, where it is not
 */
export function storedAlready<T>(thrown: unknown, isThat: (current: T) => boolean): T {
  const current = isApiError(thrown) && thrown.status === 409 && (thrown.body?.current as T | undefined);
  if (current && isThat(current)) return current;
  throw thrown;
}

/** @returns why it failed, where the failure itself does not say so: no session, no connection, no server. */
function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof SignInDeclined)
    return thrown.why === "stale" ? "hace falta que escribas tu contraseña." : "tu sesión ha terminado.";
  if (isApiError(thrown)) {
    const silent = thrown.status >= 500 && !thrown.body?.message;
    return silent ? noGoodAnswer(thrown.status) : undefined;
  }
  if (thrown instanceof UnreadableAnswer) return notUnderstood;
  return thrown instanceof NoAnswer ? noConnection : undefined;
}

const reported = new WeakSet<object>();

/** Says a fault of the panel's own where the browser says every other one: people are told only what could not be done. */
export function reportFault(thrown: unknown): void {
  if (isApiError(thrown) || reasonOf(thrown)) return;
  const fault = thrown instanceof Error ? thrown : new Error(String(thrown));
  // A screen may say it as often as it is drawn.
  if (reported.has(fault)) return;
  reported.add(fault);
  reportError(fault);
}

/** @returns what could not be done and, where it is known, why: each failure in its own words. */
export function failureText(thrown: unknown, what: string): string {
  reportFault(thrown);
  const reason = reasonOf(thrown);
  return reason ? `${what}: ${reason}` : what;
}

/** @returns the server's own sentence when it gave one, else what could not be done and why. */
export const serverMessage = (thrown: unknown, what: string) =>
  (isApiError(thrown) && thrown.body?.message) || failureText(thrown, what);

/**
 * Every call of the panel passes here. A session that ended in the middle of something does not fail the call: it waits
 * until the person has signed in again in place, then goes on; so does one for which the password is asked for again.
 * @throws ApiError with the status and the API's answer
 */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  try {
    const answer = await answered(fetchUtils.fetchJson(url, { credentials: "same-origin", ...options }));
    if (answer.body && answer.json === undefined) throw new UnreadableAnswer();
    return answer;
  } catch (thrown) {
    const isRead = !options.method || options.method === "GET";
    // A read goes to the login screen, unless that would lose something typed or sweep the open question away.
    const why = isApiError(thrown) && thrown.body?.code === "stale" ? "stale" : "ended";
    const mayLeave = isRead && why === "ended" && !workWouldBeLost() && !signInQuestion.read();
    if (!isApiError(thrown) || thrown.status !== 401 || mayLeave) throw thrown;
    // Not the 401: react-admin would sign out and tell its caller that all went well.
    if (!(await askToSignInAgain(why))) throw new SignInDeclined(why);
    return httpClient(url, options);
  }
};

/** For what asks in the background: it opens no dialog, and a session that ended fails it. @throws ApiError with the status alone */
export async function callQuietly<A extends Address>(address: A, ...asking: Asking<A>): Promise<Answered<A>> {
  const { url, ...options } = requestOf(address, ...asking);
  return await answerOf(url, { ...options, credentials: "same-origin" });
}

/** As a visitor's browser asks: nobody signed in, nothing kept. @param url a public record's own address */
export const readAsVisitor = (url: string): Promise<{ updatedAt: string }> =>
  answerOf(url, { cache: "no-store", credentials: "omit" });

async function answerOf(url: string, options: RequestInit) {
  const answer = await answered(fetch(url, options));
  if (!answer.ok) throw refused(answer);
  return await answer.json();
}

/** @returns a refusal of which only the status is known */
const refused = ({ status }: Response) => Object.assign(new Error(String(status)), { status });

/**
 * A call beyond the five verbs of the data provider, by its address in the contract: `call("GET /api/admin/dashboard")`.
 * @returns the parsed answer
 */
export async function call<A extends Address>(address: A, ...asking: Asking<A>): Promise<Answered<A>> {
  const { url, ...options } = requestOf(address, ...asking);
  return (await httpClient(url, options)).json;
}

/** A call that is answered with a file. @throws SignInDeclined when the password was asked for and not given; ApiError with the status alone */
export async function callForFile<A extends Address>(address: A, ...asking: Asking<A>): Promise<Blob> {
  const { url, ...options } = requestOf(address, ...asking);
  const headers = { "Content-Type": "application/json" };
  const answer = await answered(fetch(url, { ...options, headers, credentials: "same-origin" }));
  if (answer.ok) return answered(answer.blob());
  if (answer.status !== 401) throw refused(answer);
  const { code } = await answer.json();
  const why = code === "stale" ? "stale" : "ended";
  if (!(await askToSignInAgain(why))) throw new SignInDeclined(why);
  return callForFile(address, ...asking);
}
