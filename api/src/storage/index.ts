import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import type { Env } from "../env";
import { DiskStorage } from "./disk";

/** Where files live: on this machine's disk, or in an S3 store that several machines share. */
export interface Storage {
  /** @returns where a browser PUTs the bytes of this upload: relative (disk) or absolute and presigned (S3). */
  uploadUrl(key: string): Promise<string>;
  /** Where files lie while they come: a folder of this machine's. */
  readonly incoming: string;
  /** Keeps an upload that lies at that path; only on disk (in S3 the browser sends it to the store itself). */
  receiveUpload(key: string, path: string): Promise<void>;
  /** @returns the uploaded bytes; undefined when nothing was uploaded, or more than `limit` bytes */
  readUpload(key: string, limit: number): Promise<Buffer | undefined | "too_large">;
  deleteUpload(key: string): Promise<void>;
  /** Stores a file for good: when this resolves it survives a crash. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Stores a file that only signed-in people may see, by a name nobody can guess. It no longer lies at `path` then. */
  putPrivate(key: string, path: string): Promise<void>;
  openPrivate(key: string): Promise<{ stream: Readable; length: number } | undefined>;
  deletePrivate(key: string): Promise<void>;
  /** Makes what an earlier version stored too openly this user's alone. */
  closeToOthers(): Promise<void>;
  has(name: string): Promise<boolean>;
  /** @returns the file, or undefined */
  open(name: string): Promise<{ stream: Readable; length: number } | undefined>;
  /** The origin a browser uploads to, for the panel's Content-Security-Policy; empty on disk. */
  readonly origin: string;
}

export const newUploadKey = () => randomBytes(16).toString("hex");

/** @returns the upload's key when the address is one of ours, else undefined */
export const uploadKeyOf = (url: string) => /\/(?:upload|uploads)\/([0-9a-f]{32})(?:$|\?)/.exec(url)?.[1];

/** The S3 client is loaded only where it is used: it is most of a second and 40 MB. */
export function createStorage(env: Env): Storage {
  if (!env.S3_BUCKET) return new DiskStorage(env.DATA_DIR);
  const { S3Storage } = require("./s3") as typeof import("./s3");
  return new S3Storage(env);
}
