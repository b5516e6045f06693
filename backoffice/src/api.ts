import { fetchUtils } from "react-admin";
import { askToSignInAgain, workWouldBeLost } from "./session";

export type ApiError = Error & {
  status: number;
  body?: { message?: string; code?: string; errors?: Record<string, string>; current?: unknown };
};

/** @returns whether the thing thrown is a refusal of the API. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  thrown instanceof Error && typeof (thrown as { status?: unknown }).status === "number";

/** @returns the server's own sentence when it gave one, else `fallback`. */
export const serverMessage = (thrown: unknown, fallback: string) =>
  (isApiError(thrown) && thrown.body?.message) || fallback;

/**
 * Every call of the panel passes here. A session that ended in the middle of something does not fail the call: it waits
 * until the person has signed in again in place, then goes on.
 * @throws ApiError with the status and the API's answer
 */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  try {
    return await fetchUtils.fetchJson(url, { credentials: "same-origin", ...options });
  } catch (thrown) {
    const isRead = !options.method || options.method === "GET";
    if (!isApiError(thrown) || thrown.status !== 401 || (isRead && !workWouldBeLost())) throw thrown;
    if (!(await askToSignInAgain())) throw thrown;
    return httpClient(url, options);
  }
};

/** GET, or `method` with a JSON body; @returns the parsed answer. */
export async function call<T>(path: string, method: "GET" | "POST" | "PUT" | "DELETE" = "GET", body?: unknown) {
  const answer = await httpClient(path, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  return answer.json as T;
}
