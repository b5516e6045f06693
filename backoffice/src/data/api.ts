import { type Address, type CallAnswer, type CallArguments, requestOf } from "@estudio/contract/client";
import { fetchUtils } from "react-admin";
import { badStatusReason, noConnectionReason, unparsableReason } from "./failureReasons";
import { askToSignInAgain, hasUnsavedWork, signInQuestion, type WhySignIn } from "./session";

export type ApiError = Error & {
  status: number;
  body?: { message?: string; code?: string; errors?: Record<string, string>; current?: unknown };
};

/** Tell whether an error is an error response of the API. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  thrown instanceof Error && "status" in thrown && typeof thrown.status === "number";

/** The user dismissed the sign-in dialog that a call was waiting for. The call had no effect. */
export class SignInDeclined extends Error {
  constructor(readonly why: WhySignIn) {
    super(why);
  }
}

/** No response arrived at all. */
export class NetworkError extends Error {}

/** Replaces the TypeError of fetch, so that it cannot be confused with a bug of the panel. @throws NetworkError */
async function withNetworkError<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (thrown) {
    throw thrown instanceof TypeError ? new NetworkError(thrown.message, { cause: thrown }) : thrown;
  }
}

/** The response could not be parsed, e.g. truncated or from a captive portal. The call may have succeeded. */
class UnparsableResponse extends Error {}

/**
 * Recognise a save whose first response was lost: the retry conflicts with its own result.
 * @returns the stored record if it equals what was sent @throws the original error otherwise
 */
export function acceptIfStored<T>(thrown: unknown, matches: (current: T) => boolean): T {
  const current = isApiError(thrown) && thrown.status === 409 && (thrown.body?.current as T | undefined);
  if (current && matches(current)) return current;
  throw thrown;
}

/** Returns the reason of failures that carry no message themselves: no session, no connection, no server. */
function failureReason(thrown: unknown): string | undefined {
  if (thrown instanceof SignInDeclined)
    return thrown.why === "stale" ? "hace falta que escribas tu contraseña." : "tu sesión ha terminado.";
  if (isApiError(thrown)) {
    const silent = thrown.status >= 500 && !thrown.body?.message;
    return silent ? badStatusReason(thrown.status) : undefined;
  }
  if (thrown instanceof UnparsableResponse) return unparsableReason;
  return thrown instanceof NetworkError ? noConnectionReason : undefined;
}

const reportedBugs = new WeakSet<object>();

/** Report a bug of the panel in the browser's console. Expected failures are only shown to the user. */
export function reportBug(thrown: unknown): void {
  if (isApiError(thrown) || failureReason(thrown)) return;
  const bug = thrown instanceof Error ? thrown : new Error(String(thrown));
  // A component may call this at every render.
  if (reportedBugs.has(bug)) return;
  reportedBugs.add(bug);
  reportError(bug);
}

/** Return what failed and, if known, why. Reports bugs as a side effect. */
export function failureText(thrown: unknown, what: string): string {
  reportBug(thrown);
  const reason = failureReason(thrown);
  return reason ? `${what}: ${reason}` : what;
}

/** Return the server's message if it sent one, else what failed and why. */
export const serverMessage = (thrown: unknown, what: string) =>
  (isApiError(thrown) && thrown.body?.message) || failureText(thrown, what);

/**
 * Send a request. If the session has expired or needs the password again, wait for the sign-in dialog, then retry.
 * @throws ApiError with the status and the API's response @throws SignInDeclined @throws NetworkError
 */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  try {
    const answer = await withNetworkError(fetchUtils.fetchJson(url, { credentials: "same-origin", ...options }));
    if (answer.body && answer.json === undefined) throw new UnparsableResponse();
    return answer;
  } catch (thrown) {
    const isRead = !options.method || options.method === "GET";
    // A read redirects to the login page, unless unsaved work or an open sign-in dialog would be lost.
    const why = isApiError(thrown) && thrown.body?.code === "stale" ? "stale" : "ended";
    const mayLeave = isRead && why === "ended" && !hasUnsavedWork() && !signInQuestion.read();
    if (!isApiError(thrown) || thrown.status !== 401 || mayLeave) throw thrown;
    // Not the 401 itself: react-admin would sign out and report success to the caller.
    if (!(await askToSignInAgain(why))) throw new SignInDeclined(why);
    return httpClient(url, options);
  }
};

/** Send a background request. An expired session fails it without a dialog. @throws ApiError with the status only */
export async function callInBackground<A extends Address>(
  address: A,
  ...asking: CallArguments<A>
): Promise<CallAnswer<A>> {
  const { url, ...options } = requestOf(address, ...asking);
  return await readJson(url, { ...options, credentials: "same-origin" });
}

/** Read a public record as an anonymous visitor, bypassing the cache. @param url the record's public address */
export const readAsVisitor = (url: string): Promise<{ updatedAt: string }> =>
  readJson(url, { cache: "no-store", credentials: "omit" });

async function readJson(url: string, options: RequestInit) {
  const answer = await withNetworkError(fetch(url, options));
  if (!answer.ok) throw statusError(answer);
  return await answer.json();
}

/** Builds an ApiError with the status only. */
const statusError = ({ status }: Response) => Object.assign(new Error(String(status)), { status });

/**
 * Call an operation of the contract by its address, e.g. `call("GET /api/admin/dashboard")`.
 * @returns the parsed body @throws as `httpClient`
 */
export async function call<A extends Address>(address: A, ...asking: CallArguments<A>): Promise<CallAnswer<A>> {
  const { url, ...options } = requestOf(address, ...asking);
  return (await httpClient(url, options)).json;
}

/** Call an operation that returns a file. @throws SignInDeclined @throws ApiError with the status only */
export async function callForFile<A extends Address>(address: A, ...asking: CallArguments<A>): Promise<Blob> {
  const { url, ...options } = requestOf(address, ...asking);
  const headers = { "Content-Type": "application/json" };
  const answer = await withNetworkError(fetch(url, { ...options, headers, credentials: "same-origin" }));
  if (answer.ok) return withNetworkError(answer.blob());
  if (answer.status !== 401) throw statusError(answer);
  const { code } = await answer.json();
  const why = code === "stale" ? "stale" : "ended";
  if (!(await askToSignInAgain(why))) throw new SignInDeclined(why);
  return callForFile(address, ...asking);
}
