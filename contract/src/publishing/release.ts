/** One stored file: `blob` is the SHA-256 of its bytes in hexadecimal, `bytes` its size. */
export type StoredBlob = { blob: string; bytes: number };

/** A file of a release, and its precompressed copies where they are worth it. */
export type ReleaseFile = StoredBlob & { br?: StoredBlob; gz?: StoredBlob };

/**
 * One release of the site: its files, and what a server needs to serve them. The builder writes it to
 * `DATA_DIR/site/manifests/<name>.json` and links it into the release's folder as `.release.json`.
 */
export type ReleaseManifest = {
  name: string;
  /** Grows by one with each release. Releases are ordered by it, never by a moment. */
  sequence: number;
  revision: number;
  /** Hash of the site's code. A release of other code is rebuilt. */
  code: string;
  /** Id of the full build whose bundles and renderer made the pages. Only a release of the same program is built upon. */
  program: string;
  siteUrl: string;
  contentSecurityPolicy: string;
  /** CSP hashes of the inline scripts and style elements of all pages. */
  scripts: string[];
  styles: string[];
  /** By path, with a leading slash. */
  files: Record<string, ReleaseFile>;
};

export const releaseManifestFile = ".release.json";

/** Return the strong ETag of a blob. */
export const etagOfBlob = (blob: string): string => `"${blob.slice(0, 32)}"`;
