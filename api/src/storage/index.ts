import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import type { Env } from "../env";
import { DiskStorage } from "./disk";

/** File storage: the local disk, or an S3 store that several machines share. */
export interface Storage {
  /** Return the URL for the browser's PUT: relative (disk), or absolute and presigned (S3). */
  uploadUrl(key: string): Promise<string>;
  /** Local folder for incoming files. */
  readonly incoming: string;
  /** Store an upload from that path. Used only on disk: with S3, the browser sends it to the store itself. */
  receiveUpload(key: string, path: string): Promise<void>;
  /** Return the bytes; undefined when missing; "too_large" above `limit` bytes. */
  readUpload(key: string, limit: number): Promise<Buffer | undefined | "too_large">;
  deleteUpload(key: string): Promise<void>;
  /** Store a public file durably: it survives a crash once this resolves. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Move a file to private storage, for signed-in users only, under an unguessable key. */
  putPrivate(key: string, path: string): Promise<void>;
  openPrivate(key: string): Promise<{ stream: Readable; length: number } | undefined>;
  deletePrivate(key: string): Promise<void>;
  /** Make private the files that an earlier version stored too openly. */
  makePrivate(): Promise<void>;
  has(name: string): Promise<boolean>;
  open(name: string): Promise<{ stream: Readable; length: number } | undefined>;
  /** Origin for browser uploads, for the panel's Content-Security-Policy. Empty on disk. */
  readonly origin: string;
}

export const newUploadKey = () => randomBytes(16).toString("hex");

/** Return the upload's key from its URL; undefined for other URLs. */
export const uploadKeyOf = (url: string) => /\/(?:upload|uploads)\/([0-9a-f]{32})(?:$|\?)/.exec(url)?.[1];

/** Load the S3 client only when used: it takes most of a second and 40 MB. */
export function createStorage(env: Env): Storage {
  if (!env.S3_BUCKET) return new DiskStorage(env.DATA_DIR);
  const { S3Storage } = require("./s3") as typeof import("./s3");
  return new S3Storage(env);
}
