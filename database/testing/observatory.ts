/** What Mozilla's HTTP Observatory sees of an answer: headers with cookies, and the page. */
type Seen = { headers: Headers; html: string };
type Rule = { rule: string; why: string; points(seen: Seen): number };

/**
 * The scoring of Mozilla's HTTP Observatory (mdn-http-observatory), as far as it applies here. A page starts at 100.
 * Bonus points count only from 90 up.
 */
export const rules: Rule[] = [
  {
    rule: "content-security-policy",
    why: "Nothing inline without a hash or a nonce; with default-src 'none' the best that can be had",
    points: ({ headers }) => policyPoints(headers.get("Content-Security-Policy")),
  },
  {
    rule: "cookies",
    why: "No page sets one: the session's comes with signing in",
    points: ({ headers }) => (headers.getSetCookie().every(isGuarded) ? 0 : -40),
  },
  {
    rule: "cross-origin-resource-sharing",
    why: "No other site reads our answers",
    points: ({ headers }) => (headers.get("Access-Control-Allow-Origin") ? -50 : 0),
  },
  {
    rule: "cross-origin-resource-policy",
    why: "No other site takes them into its pages (pictures may be: the portfolio is found by them)",
    points: ({ headers }) => (/^same-(origin|site)$/.test(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 10 : 0),
  },
  {
    rule: "referrer-policy",
    why: "Where a visitor came from stays here",
    points: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers.get("Referrer-Policy") ?? "",
      )
        ? 5
        : 0,
  },
  {
    rule: "strict-transport-security",
    why: "Never without TLS again for a year; not preloaded: that binds every other address of the studio's domain",
    points: ({ headers }) => (maxAge(headers.get("Strict-Transport-Security")) >= 15_768_000 ? 0 : -20),
  },
  {
    rule: "subresource-integrity",
    why: "Every script is of this origin, whose names carry their hashes already",
    points: ({ html }) => (/<script[^>]+src="(?!\/(?!\/))/.test(html) ? -5 : 0),
  },
  {
    rule: "x-content-type-options",
    why: "A file is what its type says",
    points: ({ headers }) => (headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5),
  },
  {
    rule: "x-frame-options",
    why: "Nobody frames it: frame-ancestors of the policy",
    points: ({ headers }) => framePoints(headers),
  },
];

/** Return the score, and the points of each rule that added or subtracted some. */
export function observe(seen: Seen): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(
    rules.map(({ rule, points }) => [rule, points(seen)] as const).filter(([, n]) => n),
  );
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const base = 100 + sum(Object.values(points).filter((one) => one < 0));
  return { score: base < 90 ? base : base + sum(Object.values(points).filter((one) => one > 0)), points };
}

const isGuarded = (cookie: string) =>
  /; ?secure/i.test(cookie) && /; ?httponly/i.test(cookie) && /; ?samesite=(lax|strict)/i.test(cookie);

const maxAge = (header: string | null) => Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);

const directivesOf = (policy: string) =>
  new Map(policy.split(/;\s*/).map((one) => [one.split(" ")[0] ?? "", one.split(" ").slice(1)] as const));

const broad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;

function policyPoints(policy: string | null): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const isUnsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === "data:";
  if (sources("script-src").some(isUnsafe) || sources("object-src").some((one) => broad.test(one))) return -20;
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
  if (sources("style-src").some(isUnsafe)) return 0;
  return directives.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function framePoints(headers: Headers): number {
  const ancestors = directivesOf(headers.get("Content-Security-Policy") ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((one) => broad.test(one))) return 5;
  return /^(sameorigin|deny)$/i.test(headers.get("X-Frame-Options") ?? "") ? 0 : -20;
}
