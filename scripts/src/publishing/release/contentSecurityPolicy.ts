import { createHash } from "node:crypto";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** What stands in a page itself and is let through by its hash. */
export type Inline = { scripts: string[]; styles: string[] };

/**
 * Each byte is read as a letter and hashed as that byte: what is looked for is plain ASCII, and a page need not be decoded.
 * @returns the CSP hashes of a page's inline scripts and style sheets; data blocks such as JSON-LD run nothing and need none
 */
export function inlineParts(page: Buffer): Inline {
  const html = page.toString("latin1");
  const scripts = [...html.matchAll(inline)]
    .filter(([, attributes = ""]) => !/type="?(application|importmap|speculationrules)/.test(attributes))
    .map(([, , code = ""]) => hashOf(code));
  return { scripts, styles: [...html.matchAll(styleElement)].map(([, code = ""]) => hashOf(code)) };
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'`;

/** @returns the policy of the site's pages: only its own files, and these inline scripts and style sheets */
export function policyFor({ scripts, styles }: Inline): string {
  return [
    // Not 'none': what a browser fetches ahead is judged by this line in some of them.
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
