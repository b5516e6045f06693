import { createHash } from "node:crypto";
import type { ReleaseManifest, Snapshot } from "@estudio/contract";
import type { SitePage } from "@estudio/contract/site/pages";

/** A release as it lies on the disk. */
export type Release = { dir: string; manifest: ReleaseManifest };

/** A site, ready to be checked and released. */
export type MadeSite = {
  snapshot: Snapshot;
  /** All its pages, and those of them that were written anew. */
  pages: SitePage[];
  written: SitePage[];
  /** Files by their names (with a leading slash), and where their bytes lie. */
  made: Map<string, string>;
  /** The names of those that are as in the release before, and that release. */
  kept: string[];
  base: Release | undefined;
  /** With what it was made: the code, and the bundles of the last full build. */
  code: string;
  program: string;
  /** Made anew with Gatsby. */
  full: boolean;
  /** How it was made, for the receipt. */
  log: string;
};

export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
