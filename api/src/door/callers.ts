import { isIPv6 } from "node:net";
import type { Operation } from "@estudio/contract";
import type { Context } from "koa";
import type { LimitName } from "../people/rateLimit";
import { knownBrowser } from "../sessions/knownBrowser";

/**
 * Who an address is to the limits. An IPv6 customer has a whole /64 of them: they are one; IPv4 written as IPv6 is IPv4.
 */
export function callerOf(address: string): string {
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

/** What a call is counted by, before anything of it is read. A browser known to us is told apart from its neighbours. */
export function countedBy(ctx: Context, limit: Operation["limit"]): { name: LimitName; key: string } | undefined {
  if (limit === "enquiries") return { name: "enquiriesPerAddress", key: callerOf(ctx.ip) };
  if (limit !== "signIns") return undefined;
  const known = knownBrowser(ctx);
  return known ? { name: "signInsPerBrowser", key: known.id } : { name: "signInsPerAddress", key: callerOf(ctx.ip) };
}
