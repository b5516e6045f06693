import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, type ReadStream, statSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { StoreAccess } from "./place";

/** A store takes a part of 5 MB at least and at most 10,000 of them: so files of up to 160 GB. */
const partBytes = 16 * 1024 * 1024;

/** The objects under one prefix of a bucket. Keys are relative to it. Nothing is said about who may read: the bucket's owner alone. */
export class Store {
  private readonly client: S3Client;

  constructor(private readonly access: StoreAccess) {
    const { region, endpoint, accessKeyId, secretAccessKey } = access;
    this.client = new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
      // Simple S3 servers store the SDK's checksum frames as data otherwise.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  /** @returns the bytes of each object whose key begins so */
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

  /** @returns the first part of the keys there: `2026-11-24T02-30-00` of `2026-11-24T02-30-00/backup.json` */
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

  /** @returns the text of an object; undefined when there is none */
  async text(key: string): Promise<string | undefined> {
    const found = await this.client.send(new GetObjectCommand(this.object(key))).catch(missing);
    return found?.Body?.transformToString();
  }

  async putText(key: string, text: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.object(key), Body: text }));
  }

  /** Sends a file, a big one in parts; never more of it in memory than one part. */
  async put(key: string, file: string): Promise<void> {
    const { size } = statSync(file);
    if (size > partBytes) return this.putInParts(key, file, size);
    await fromFile(createReadStream(file), (Body) =>
      this.client.send(new PutObjectCommand({ ...this.object(key), Body, ContentLength: size })),
    );
  }

  private async putInParts(key: string, file: string, size: number): Promise<void> {
    const { UploadId } = await this.client.send(new CreateMultipartUploadCommand(this.object(key)));
    const upload = { ...this.object(key), UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let start = 0; start < size; start += partBytes) {
        const end = Math.min(size, start + partBytes) - 1;
        const part = { PartNumber: Parts.length + 1, ContentLength: end + 1 - start };
        const { ETag } = await fromFile(createReadStream(file, { start, end }), (Body) =>
          this.client.send(new UploadPartCommand({ ...upload, ...part, Body })),
        );
        Parts.push({ ETag, PartNumber: part.PartNumber });
      }
      await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // Else its parts are paid for, and seen by nobody.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  /** @param to where its bytes go, if anywhere. @returns their SHA-256; undefined when there is no such object */
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

/** @throws what the disk says of a file that cannot be read: the client does not listen to its stream */
async function fromFile<T>(stream: ReadStream, send: (body: ReadStream) => Promise<T>): Promise<T> {
  const failed = new Promise<never>((_, reject) => stream.on("error", reject));
  try {
    return await Promise.race([send(stream), failed]);
  } finally {
    stream.destroy();
  }
}

function missing(error: unknown): undefined {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === "NoSuchKey" || $metadata?.httpStatusCode === 404) return undefined;
  throw error;
}
