import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Env } from "../env";
import { factsOf, Refusal } from "../errors";
import type { Storage } from "./index";

const uploadSeconds = 900;

/** Files in an S3 bucket. Browsers upload straight to it; every API process reads from it. */
export class S3Storage implements Storage {
  readonly origin: string;
  readonly incoming = join(tmpdir(), "estudio-incoming");
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(env: Env) {
    this.bucket = env.S3_BUCKET;
    this.origin = env.S3_ENDPOINT
      ? new URL(env.S3_ENDPOINT).origin
      : `https://${env.S3_BUCKET}.s3.${env.S3_REGION}.amazonaws.com`;
    this.client = new S3Client({
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      // Without this, simple S3 servers store the SDK's checksum frames as data.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  uploadUrl(key: string): Promise<string> {
    return getSignedUrl(this.client, new PutObjectCommand({ Bucket: this.bucket, Key: `uploads/${key}` }), {
      expiresIn: uploadSeconds,
    });
  }

  async receiveUpload(key: string, path: string): Promise<void> {
    await this.writeFile(`uploads/${key}`, path);
  }

  async readUpload(key: string, limit: number): Promise<Buffer | undefined | "too_large"> {
    const object = { Bucket: this.bucket, Key: `uploads/${key}` };
    const head = await this.client.send(new HeadObjectCommand(object)).catch(ignoreMissing);
    if (!head) return undefined;
    if ((head.ContentLength ?? 0) > limit) return "too_large";
    const { Body } = await this.client.send(new GetObjectCommand(object)).catch(throwUnavailable);
    return Body && Buffer.from(await Body.transformToByteArray());
  }

  deleteUpload(key: string): Promise<void> {
    return this.remove(`uploads/${key}`);
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.write(`media/${name}`, bytes, type);
  }

  /** Nothing to do: only the bucket's owner can read it. */
  async makePrivate(): Promise<void> {}

  async has(name: string): Promise<boolean> {
    const head = new HeadObjectCommand({ Bucket: this.bucket, Key: `media/${name}` });
    return Boolean(await this.client.send(head).catch(ignoreMissing));
  }

  open(name: string) {
    return this.openObject(`media/${name}`);
  }

  async putPrivate(key: string, path: string): Promise<void> {
    await this.writeFile(`private/${key}`, path);
  }

  openPrivate(key: string) {
    return this.openObject(`private/${key}`);
  }

  deletePrivate(key: string): Promise<void> {
    return this.remove(`private/${key}`);
  }

  private async openObject(key: string) {
    const found = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key })).catch(ignoreMissing);
    return found?.Body instanceof Readable ? { stream: found.Body, length: found.ContentLength ?? 0 } : undefined;
  }

  private async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })).catch(throwUnavailable);
  }

  private async writeFile(key: string, path: string): Promise<void> {
    const Body = createReadStream(path);
    // The client does not handle errors of the stream.
    const failed = new Promise<never>((_, reject) => Body.on("error", reject));
    const file = { Bucket: this.bucket, Key: key, ContentType: "application/octet-stream" };
    const { size } = await stat(path);
    const sent = this.client.send(new PutObjectCommand({ ...file, Body, ContentLength: size })).catch(throwUnavailable);
    try {
      await Promise.race([sent, failed]);
    } finally {
      Body.destroy();
    }
    await rm(path, { force: true });
  }

  private async write(key: string, bytes: Buffer, type: string): Promise<void> {
    const object = new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes, ContentType: type });
    await this.client.send(object).catch(throwUnavailable);
  }
}

function ignoreMissing(error: unknown): undefined {
  const { name, $metadata } = factsOf(error);
  if (name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404) return undefined;
  return throwUnavailable(error);
}

/** The store is down or refuses access; the request itself is valid. */
function throwUnavailable(cause: unknown): never {
  const refusal = new Refusal("unavailable", "El almacén de imágenes no responde. Inténtalo de nuevo.", {
    retryAfter: 5,
  });
  throw Object.assign(refusal, { cause });
}
