import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SiteState } from "./siteState";

type Answer = { etag: string; headers: Record<string, string>; body: Buffer; br?: Buffer; gzip?: Buffer };
const worthCompressing = 1024;
const mostAnswers = 2000;

/**
 * The public reads, serialised once per revision of the content and answered before any middleware runs: this is what
 * visitors' browsers ask for on every page view. Anything not at hand goes the ordinary way, which leaves its answer here.
 */
export class PublicReads {
  private answers = new Map<string, Answer>();
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
   * Keeps an answer for its revision.
   * @param revision the one known before the answer was read from the database
   */
  keep(url: string, revision: number, text: string, headers: Record<string, string>): Answer {
    const body = Buffer.from(text);
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const answer = { etag, headers, body };
    if (this.isCurrent() && revision === this.revision && this.answers.size < mostAnswers)
      this.answers.set(url, answer);
    return answer;
  }

  private isCurrent(): boolean {
    const { revision, pinned } = this.state.current;
    if (revision !== this.revision || pinned !== this.pinned) this.answers.clear();
    this.revision = revision;
    this.pinned = pinned;
    return revision >= 0;
  }
}

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] as string);
  response.setHeader("ETag", answer.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (matches(request.headers["if-none-match"], answer.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const { encoding, body } = encoded(answer, String(request.headers["accept-encoding"] ?? ""));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header === "*" || header.split(",").some((one) => one.trim() === etag));

/** Parts of a list go out as they are: their Content-Range counts records, and clients compare it with what they see. */
function encoded(answer: Answer, accepted: string): { encoding?: string; body: Buffer } {
  if (answer.body.length < worthCompressing || answer.headers["Content-Range"]) return { body: answer.body };
  if (/\bbr\b/.test(accepted)) {
    answer.br ??= brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { encoding: "br", body: answer.br };
  }
  if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= gzipSync(answer.body);
    return { encoding: "gzip", body: answer.gzip };
  }
  return { body: answer.body };
}
