import { createHash } from "node:crypto";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Hashes of the inline scripts and style sheets that the policy allows. */
export type Inline = { scripts: string[]; styles: string[] };

/**
 * Return the CSP hashes of a page's inline scripts and style sheets. Data blocks such as JSON-LD need none.
 * The page is read as Latin-1, one character per byte: the patterns are ASCII, and the hash is that of the original
 * bytes.
 */
export function inlineParts(page: Buffer): Inline {
  const html = page.toString("latin1");
  const scripts = [...html.matchAll(inline)]
    .filter(([, attributes = ""]) => !/type="?(application|importmap|speculationrules)/.test(attributes))
    .map(([, , code = ""]) => hashOf(code));
  return { scripts, styles: [...html.matchAll(styleElement)].map(([, code = ""]) => hashOf(code)) };
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'`;

/** Return the policy of the site's pages: its own files, and these inline scripts and style sheets. */
export function policyFor({ scripts, styles }: Inline): string {
  return [
    // Not 'none': some browsers apply this line to prefetches.
    "default-src 'self'",
    `script-src 'self' ${[...scripts].sort().join(" ")}`.trim(),
    `style-src 'self' ${[...styles].sort().join(" ")}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
