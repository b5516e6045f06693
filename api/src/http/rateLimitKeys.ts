import { isIPv6 } from "node:net";
import type { Operation } from "@estudio/contract";
import type { Context } from "koa";
import type { LimitName } from "../rateLimits/rateLimit";
import { knownBrowser } from "../sessions/knownBrowser";

/**
 * Return the rate-limit key of an address. An IPv6 customer owns a whole /64, so it counts as one. IPv4 mapped to
 * IPv6 counts as IPv4.
 */
export function rateLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [bare = ""] = address.split("%");
  const [head = "", tail] = bare.split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const behind = tail === undefined ? [] : groups(tail);
  const missing = 8 - groups(head).length - behind.length;
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array(Math.max(0, missing)).fill("0"), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * Return the limit and key of a call, before its body is read. A known browser has its own limit, apart from others
 * at its address.
 */
export function limitOf(ctx: Context, limit: Operation["limit"]): { name: LimitName; key: string } | undefined {
  if (limit === "enquiries") return { name: "enquiriesPerAddress", key: rateLimitKey(ctx.ip) };
  if (limit !== "signIns") return undefined;
  const known = knownBrowser(ctx);
  return known
    ? { name: "signInsPerBrowser", key: known.id }
    : { name: "signInsPerAddress", key: rateLimitKey(ctx.ip) };
}
