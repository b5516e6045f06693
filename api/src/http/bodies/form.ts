import { createWriteStream, type WriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Writable } from "node:stream";
import { maxAttachmentBytes, maxAttachments, messages, type Operation } from "@estudio/contract";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import rawBody from "raw-body";
import { factsOf, Refusal } from "../../errors";
import type { Intake } from "../../storage/intake";
import { rateLimitKey } from "../rateLimitKeys";
import { requireUtf8, utf8 } from "./body";

/** A file sent with a form. Without `path` it was too large. */
export type SentFile = { name: string; path?: string };

/** Fields that only the browser checks, such as the required privacy box. */
const browserOnly = ["privacy"];
const maxFieldBytes = 64 * 1024;
const maxParts = 20;
/** Thousands of empty fields fit into 64 kB, and each costs a tenth of a millisecond. The longest form has about twenty. */
const maxFields = 60;
const maxBytes = 100 * 1024 * 1024;
/** Maximum bytes on disk per form. The rest is read and discarded. */
const maxKeptBytes = maxAttachments * maxAttachmentBytes;

/** Return whether this is a no-script form that the operation accepts. */
export const isForm = (ctx: Context, { form }: Operation): boolean =>
  Boolean(form && ctx.is("urlencoded")) || (form === "withFiles" && Boolean(ctx.is("multipart")));

/**
 * Read a form that is refused, so that the page can show the values again. Long forms, which may have files, are not
 * read.
 */
export async function readRefusedForm(ctx: Context, operation: Operation, intake: Intake): Promise<void> {
  const length = ctx.request.length ?? Number.POSITIVE_INFINITY;
  if (isForm(ctx, operation) && length <= maxFieldBytes) await readForm(ctx, intake).catch(() => undefined);
}

/**
 * Read a no-script form, with or without files. Empty fields count as absent.
 * @throws Refusal too_large: more than 64 kB of fields or 100 MB of files; unreadable: the text is not UTF-8
 */
export async function readForm(ctx: Context, intake: Intake): Promise<Record<string, unknown>> {
  const sent = await (ctx.is("multipart") ? readWithFiles(ctx, intake) : readFields(ctx));
  ctx.state.form = sent;
  const fields = Object.entries(sent);
  return Object.fromEntries(fields.filter(([name, value]) => value !== "" && !browserOnly.includes(name)));
}

/** Return the files of the form. They exist until the call is answered. */
export const filesOf = (ctx: Context): SentFile[] => ctx.state.files ?? [];

/** Delete the form's files and release their reserved space. */
export async function deleteFormFiles(ctx: Context): Promise<void> {
  for (const { path } of filesOf(ctx)) if (path) await rm(path, { force: true });
  ctx.state.giveRoomBack?.();
}

async function readFields(ctx: Context): Promise<Record<string, string>> {
  const bytes = await rawBody(ctx.req, { length: ctx.request.length, limit: maxFieldBytes });
  requireUtf8(bytes.toString("latin1"));
  return Object.fromEntries(new URLSearchParams(bytes.toString("utf8")));
}

/**
 * Read a form with files. A file that is too large, or has no space, is discarded while the rest is read, so that the
 * message arrives.
 */
async function readWithFiles(ctx: Context, intake: Intake): Promise<Record<string, unknown>> {
  const files: LimitedFile[] = [];
  const bytes = Math.min(ctx.request.length ?? maxKeptBytes, maxKeptBytes);
  ctx.state.giveRoomBack = await intake.reserve(bytes, rateLimitKey(ctx.ip)).catch(() => undefined);
  const folder = ctx.state.giveRoomBack ? await intake.folder() : undefined;
  const formidable = {
    // Keep the bytes: invalid UTF-8 must be refused, not replaced.
    encoding: "binary" as const,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFiles: maxParts,
    maxFields,
    maxFileSize: maxBytes,
    maxTotalFileSize: maxBytes,
    maxFieldsSize: maxFieldBytes,
    fileWriteStreamHandler: (part?: { toJSON(): { originalFilename: string | null } }) => {
      const kept = files.filter(({ size }) => size > 0).length;
      const path = folder && kept < maxAttachments ? intake.pathIn(folder) : undefined;
      const file = new LimitedFile(part?.toJSON().originalFilename ?? "", path);
      files.push(file);
      return file;
    },
  };
  const parse = koaBody({ json: false, text: false, urlencoded: false, multipart: true, formidable });
  try {
    await parse(ctx, async () => undefined);
  } catch (error) {
    await Promise.all(files.map((file) => file.drop()));
    throw refusalOf(error);
  }
  // Set before decoding the text, so that the files are deleted if the text is refused.
  ctx.state.files = files.filter((file) => file.size > 0).map((file) => file.sent);
  for (const file of filesOf(ctx)) file.name = decodeUtf8(file.name);
  const fields = Object.entries<string | string[]>(Object(ctx.request.body));
  return Object.fromEntries(
    fields.map(([name, value]) => [decodeUtf8(name), Array.isArray(value) ? value.map(decodeUtf8) : decodeUtf8(value)]),
  );
}

const decodeUtf8 = (latin1: string) => utf8(Buffer.from(latin1, "latin1"));

function refusalOf(error: unknown): unknown {
  const { httpCode } = factsOf(error);
  if (httpCode === 413) return new Refusal("too_large", messages.fileTooLarge);
  return httpCode ? new Refusal("unreadable", "El formulario no se puede leer") : error;
}

/** Writes to its file up to the maximum size of an attachment. Without a path it discards everything. */
class LimitedFile extends Writable {
  size = 0;
  private file: WriteStream | undefined;

  constructor(
    private readonly name: string,
    private readonly path: string | undefined,
  ) {
    super();
  }

  get sent(): SentFile {
    return this.isKept ? { name: this.name, path: this.path } : { name: this.name };
  }

  private get isKept(): boolean {
    return this.path !== undefined && this.size <= maxAttachmentBytes;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.size += chunk.length;
    if (!this.isKept || !this.path) {
      // Free the disk at once, not at the end of the form.
      void this.drop().then(() => done(), done);
      return;
    }
    // Created with the first bytes: a form without a file sends an empty one.
    this.file ??= createWriteStream(this.path, { mode: 0o600 }).on("error", (error) => this.destroy(error));
    this.file.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.file) this.file.end(() => done());
    else done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.file?.destroy();
    done(error);
  }

  async drop(): Promise<void> {
    if (!this.file || !this.path) return;
    this.file.destroy();
    this.file = undefined;
    await rm(this.path, { force: true });
  }
}
