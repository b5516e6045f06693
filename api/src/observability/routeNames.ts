import type { IncomingMessage, ServerResponse } from "node:http";

const named = new WeakMap<ServerResponse, string>();

/** Set the route of a response, e.g. an operation's path with its `{id}`. */
export const nameRoute = (response: ServerResponse, route: string) => named.set(response, route);

/** Return the route, one of a small set of names without user input. */
export const routeName = (request: IncomingMessage, response: ServerResponse): string =>
  named.get(response) ?? kindOf(request.url ?? "", String(response.getHeader("Content-Type") ?? ""));

function kindOf(url: string, type: string): string {
  if (/^\/api(?:[/?]|$)/.test(url)) return "/api/…";
  if (url.startsWith("/media/")) return "/media/…";
  const isPage = type.startsWith("text/html");
  if (/^\/admin(?:[/?]|$)/.test(url)) return isPage ? "panel" : "panel's file";
  return isPage ? "page" : "file";
}
