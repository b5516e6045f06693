import { createHash } from "node:crypto";

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** @returns the CSP hashes of a page's inline scripts; data blocks such as JSON-LD run nothing and need none */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inline)]
    .filter(([, attributes = ""]) => !/type="?(application|importmap|speculationrules)/.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** @returns the policy of the site's pages: only its own files, and these inline scripts */
export function policyFor(scripts: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.sort().join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
