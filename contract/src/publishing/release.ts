/**
 * What the builder writes beside a release and the server reads: every file with its ETag and compressed twins, and the
 * Content-Security-Policy of its pages. Lives at `<release>/.release.json`; dot files are never served.
 */
export type ReleaseManifest = {
  name: string;
  revision: number;
  /** The program it was made with: another one builds the site anew. */
  code: string;
  /** The full build whose bundles and renderer it was made with; only a release of the same one is built upon. */
  program: string;
  /** The site's address, as its pages name it. */
  siteUrl: string;
  contentSecurityPolicy: string;
  /** The hashes of the pages' inline scripts, as the policy names them. */
  scripts: string[];
  /** The same of their inline style sheets (releases of before 2026-11-24 have none). */
  styles?: string[];
  /** By path from the release's root, with a leading slash. `twins`: which of `.br` and `.gz` stand beside it, `twinBytes` their sizes (releases of before 2026-11-22 have none). */
  files: Record<string, { etag: string; bytes: number; twins: ("br" | "gz")[]; twinBytes?: number[] }>;
};
/** What it says of the whole release. */
export type ReleaseHead = Omit<ReleaseManifest, "files">;
export const releaseManifestFile = ".release.json";
