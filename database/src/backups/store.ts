import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { StoreAccess } from "./place";

/** S3 takes parts of at least 5 MB and at most 10,000 of them, so files may have up to 160 GB. */
const partBytes = 16 * 1024 * 1024;

/**
 * Objects under one prefix of a bucket, with keys relative to it. No ACL is set, so only the bucket's owner reads them.
 */
export class Store {
  private readonly client: S3Client;

  constructor(private readonly access: StoreAccess) {
    const { region, endpoint, accessKeyId, secretAccessKey } = access;
    this.client = new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
      // Without this, simple S3 servers store the SDK's checksum frames as data.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  /** Return the size in bytes of each object whose key starts with the prefix. */
  async list(prefix: string): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    let more: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.access.bucket, Prefix: this.key(prefix), ContinuationToken: more }),
      );
      for (const { Key = "", Size = 0 } of page.Contents ?? []) found.set(Key.slice(this.key("").length), Size);
      more = page.NextContinuationToken;
    } while (more);
    return found;
  }

  /** Return the first path segments of the keys, e.g. `2026-11-24T02-30-00`. */
  async folders(): Promise<string[]> {
    const found: string[] = [];
    let more: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.access.bucket,
          Prefix: this.key(""),
          Delimiter: "/",
          ContinuationToken: more,
        }),
      );
      for (const { Prefix = "" } of page.CommonPrefixes ?? []) found.push(Prefix.slice(this.key("").length, -1));
      more = page.NextContinuationToken;
    } while (more);
    return found;
  }

  /** Return the text of an object; undefined when missing. */
  async text(key: string): Promise<string | undefined> {
    const found = await this.client.send(new GetObjectCommand(this.object(key))).catch(missing);
    return found?.Body?.transformToString();
  }

  async putText(key: string, text: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.object(key), Body: text }));
  }

  /** Upload a file, a large one in parts, with about one part in memory. Unfinished parts are deleted. */
  async put(key: string, file: string): Promise<void> {
    const params = { ...this.object(key), Body: createReadStream(file) };
    await new Upload({ client: this.client, params, partSize: partBytes, queueSize: 1 }).done();
  }

  /**
   * Read an object.
   * @param to file to write it to, if any
   * @returns its SHA-256; undefined when missing
   */
  async read(key: string, to?: string): Promise<string | undefined> {
    const found = await this.client.send(new GetObjectCommand(this.object(key))).catch(missing);
    if (!(found?.Body instanceof Readable)) return undefined;
    const hash = createHash("sha256");
    const counted = found.Body.on("data", (part: Buffer) => hash.update(part));
    if (to) {
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      await pipeline(counted, createWriteStream(to, { mode: 0o600 }));
    } else for await (const _ of counted);
    return hash.digest("hex");
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(key)));
  }

  close(): void {
    this.client.destroy();
  }

  private key(name: string): string {
    return `${this.access.prefix}/${name}`;
  }

  private object(key: string) {
    return { Bucket: this.access.bucket, Key: this.key(key) };
  }
}

function missing(error: unknown): undefined {
  const { name, $metadata }: { name?: string; $metadata?: { httpStatusCode?: number } } = Object(error);
  if (name === "NoSuchKey" || $metadata?.httpStatusCode === 404) return undefined;
  throw error;
}
