import type { ReleaseFile, ReleaseManifest, Snapshot } from "@estudio/contract";
import type { SitePage } from "@estudio/contract/site/sitePage";

/** A built site, ready to be checked and released. */
export type Site = {
  snapshot: Snapshot;
  /** `pages` are all pages; `rendered` are those rendered for this publication. */
  pages: SitePage[];
  rendered: SitePage[];
  /** The expected text of each generated file that is no page, by name. */
  texts: Record<string, string>;
  /** Files made for this publication: from the name, with a leading slash, to their path on disk. */
  made: Map<string, string>;
  /** Files taken over unchanged from the served release. */
  kept: Map<string, ReleaseFile>;
  /** The served release. */
  base: ReleaseManifest | undefined;
  code: string;
  program: string;
  /** Built with `gatsby build`. */
  full: boolean;
  /** How it was built, for the receipt. */
  log: string;
};

/** How a long build reports its progress and learns of a shutdown. */
export type BuildMonitor = {
  /** The last lines of Gatsby's output, for the log of a failed build. */
  output: string[];
  /** Whether this process is shutting down. */
  isEnding(): boolean;
  onProgress(percent: number): void;
};
