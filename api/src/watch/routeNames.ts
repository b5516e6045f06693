import type { IncomingMessage, ServerResponse } from "node:http";

const named = new WeakMap<ServerResponse, string>();

/** Said by whoever knows what an address means: an operation's path, with its `{id}`. */
export const nameRoute = (response: ServerResponse, route: string) => named.set(response, route);

/** @returns what was asked for, in one of few names: what people put into addresses is in none of them */
export const routeName = (request: IncomingMessage, response: ServerResponse): string =>
  named.get(response) ?? kindOf(request.url ?? "", String(response.getHeader("Content-Type") ?? ""));

function kindOf(url: string, type: string): string {
  if (/^\/api(?:[/?]|$)/.test(url)) return "/api/…";
  if (url.startsWith("/media/")) return "/media/…";
  const isPage = type.startsWith("text/html");
  if (/^\/admin(?:[/?]|$)/.test(url)) return isPage ? "panel" : "panel's file";
  return isPage ? "page" : "file";
}
