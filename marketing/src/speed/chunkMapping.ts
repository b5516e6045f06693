/**
 * Remove Gatsby's chunk mapping from a page: 1.5 kB (0.36 kB compressed). It serves only service workers and prefetching,
 * which this site does not use. Performance-only code, until Gatsby has an option for it.
 */
export const withoutChunkMapping = (html: string): string =>
  html.replace(/\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/, "");
