import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SiteState } from "./siteState";

/** Header names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[];
type Encoded = { headers: RawHeaders; body: Buffer };
type Encoding = "br" | "gzip" | "identity";
type Answer = { etag: string; common: RawHeaders; body: Buffer } & {
  [E in Encoding]?: Encoded;
};
const worthCompressing = 1024;
/** Bytes of kept bodies at most; their compressed twins come on top, at a fraction. */
const mostBytes = 32 * 1024 * 1024;

/**
 * The public reads, serialised once per revision of the content and answered before any middleware runs: this is what
 * visitors' browsers ask for on every page view. Anything not at hand goes the ordinary way, which leaves its answer here.
 */
export class PublicReads {
  private answers = new Map<string, Answer>();
  private bytes = 0;
  private revision = -1;
  private pinned = false;

  constructor(private readonly state: SiteState) {}

  /** @returns whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "";
    if (!url.startsWith("/api/") || !this.isCurrent()) return false;
    const answer = this.answers.get(url);
    if (!answer) return false;
    send(answer, request, response);
    return true;
  }

  /**
   * Keeps an answer for its revision; the oldest make room.
   * @param revision the one known before the answer was read from the database
   * @param headers those that every form of the answer carries
   */
  keep(url: string, revision: number, text: string, etag: string, headers: RawHeaders): void {
    const body = Buffer.from(text);
    if (!this.isCurrent() || revision !== this.revision || body.length > mostBytes || this.answers.has(url)) return;
    const common = [...headers, "ETag", etag, "Vary", "Accept-Encoding"];
    this.answers.set(url, { etag, common, body });
    this.bytes += body.length;
    for (const [oldest, answer] of this.answers) {
      if (this.bytes <= mostBytes) break;
      this.answers.delete(oldest);
      this.bytes -= answer.body.length;
    }
  }

  private isCurrent(): boolean {
    const { revision, pinned } = this.state.current;
    if (revision !== this.revision || pinned !== this.pinned) {
      this.answers.clear();
      this.bytes = 0;
      this.revision = revision;
      this.pinned = pinned;
    }
    return revision >= 0;
  }
}

/** @returns a weak ETag: the same for every compression of these texts */
export const etagOf = (...texts: string[]): string =>
  `W/"${createHash("sha256").update(texts.join("\n")).digest("base64url").slice(0, 22)}"`;

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (matches(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.common);
    response.end();
    return;
  }
  const encoding = encodingFor(answer, request.headers["accept-encoding"]);
  answer[encoding] ??= encoded(answer, encoding);
  const { headers, body } = answer[encoding] as Encoded;
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header === "*" || header.split(",").some((one) => one.trim() === etag));

function encodingFor({ body }: Answer, accepted: string | string[] | undefined): Encoding {
  if (body.length < worthCompressing || typeof accepted !== "string") return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const accepts = (accepted: string, encoding: string) =>
  accepted.split(",").some((one) => {
    const [name, ...parameters] = one.split(";").map((part) => part.trim());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });

function encoded({ common, body: plain }: Answer, encoding: Encoding): Encoded {
  const body = compressed(plain, encoding);
  const headers = [...common, "Content-Type", "application/json; charset=utf-8", "Content-Length", String(body.length)];
  return { body, headers: encoding === "identity" ? headers : [...headers, "Content-Encoding", encoding] };
}

function compressed(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? gzipSync(body) : body;
}
