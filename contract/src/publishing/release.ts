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
export type ReleaseHead = Omit<ReleaseManifest, "files">;
export const releaseManifestFile = ".release.json";

/**
 * The manifest as it is written: JSON, with each file on a line of its own, in the order of their names. Who wants to know of one file finds its line
 * without reading the others: with thousands of pages they are megabytes.
 */
export function releaseText({ files, ...head }: ReleaseManifest): string {
  const inOrder: typeof files = {};
  for (const name of Object.keys(files).sort()) {
    const entry = files[name];
    if (entry) inOrder[name] = entry;
  }
  // `},"` stands only between two of them: within a name a quote is written behind a backslash.
  const lines = JSON.stringify(inOrder).slice(1, -1).replaceAll('},"', '},\n"');
  return `${releaseHead(head)}${lines}${afterFiles}`;
}

/** What stands before the first line. */
export const releaseHead = (head: ReleaseHead): string => `${JSON.stringify(head).slice(0, -1)}${beforeFiles}`;

/** What stands between what is said of the whole release and the first line; and after the last. */
export const beforeFiles = ',"files":{\n';
export const afterFiles = "\n}}";
