import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { ReleaseHead, Snapshot } from "@estudio/contract";
import type { SitePage } from "@estudio/contract/site/sitePage";
import type { FileEntry, ReleaseFiles } from "./releaseFiles";

/** What a release says of itself, and its files. */
export type Manifest = ReleaseHead & { files: ReleaseFiles };

/** A release as it lies on the disk. */
export type Release = { dir: string; manifest: Manifest };

/** A site, ready to be checked and released. */
export type MadeSite = {
  snapshot: Snapshot;
  /** All its pages, and those of them that were written anew. */
  pages: SitePage[];
  written: SitePage[];
  /** The files beside the pages as they are to be, by their names. */
  texts: Record<string, string>;
  /** Files by their names (with a leading slash), and where their bytes lie. */
  made: Map<string, string>;
  /** Of some of them what a manifest says: they were just written, and what scripts and styles stand in them stood in the same page of the release before. */
  known: Map<string, Pick<FileEntry, "etag" | "bytes">>;
  /** The folder of those that nobody writes to any more: a release takes them over as they are. */
  work: string | undefined;
  /** Those that are as in the release before, and that release. */
  kept: ReleaseFiles;
  base: Release | undefined;
  /** With what it was made: the code, and the bundles of the last full build. */
  code: string;
  program: string;
  /** Made anew with Gatsby. */
  full: boolean;
  /** How it was made, for the receipt. */
  log: string;
};

/** A file of a release and its compressed twins, each with its size in bytes where the manifest has it. */
export const sizesOf = (file: string, { bytes, twins, twinBytes }: FileEntry): [name: string, bytes?: number][] => [
  [file, bytes],
  ...twins.map((twin, index): [string, number?] => [`${file}.${twin}`, twinBytes?.[index]]),
];

/** @returns whether a file that is `found` bytes long (undefined: not there) is as it was made */
export const isOfSize = (found: number | undefined, made: number | undefined): boolean =>
  made === undefined ? (found ?? 0) > 0 : found === made;

/** @returns whether a release's file and its twins lie in that folder, each as long as it was made */
export const isWholeIn = (dir: string, file: string, entry: FileEntry): boolean =>
  sizesOf(file, entry).every(([name, bytes]) => isOfSize(sizeOf(dir + name), bytes));

/** Nothing else waits on this process: without a promise for each of some ten thousand files it takes a tenth of the time. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
