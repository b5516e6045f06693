import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "node:querystring";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { language, type Operation, operations } from "@estudio/contract";
import { LRUCache } from "lru-cache";
import { requestIdHeader } from "../observability/requestMonitor";
import { nameRoute } from "../observability/routeNames";
import type { SiteState } from "../site/siteState";

/** Lists, which accept a range and cards. */
const listPaths = new Set<string>(
  Object.values<Operation>(operations)
    .filter(({ access, query }) => access === "public" && query?.includes("range"))
    .map(({ path }) => path),
);

/**
 * Return the cache key: path, language, and for lists the range and whether cards. Unknown parameters are ignored.
 * @returns undefined if the request will be refused
 */
function keyOf(url: string): string | undefined {
  const end = url.indexOf("?");
  const path = (end < 0 ? url : url.slice(0, end)).replace(/\/$/, "");
  if (!/^[\w/-]+$/.test(path)) return undefined;
  const { lang = "es", range = "", fields = "" } = end < 0 ? {} : parse(url.slice(end + 1));
  if (!isLanguage(lang)) return undefined;
  if (!listPaths.has(path)) return `${path}?${lang}`;
  const part = normalizeRange(range);
  return part !== undefined && (fields === "" || fields === "card") ? `${path}?${lang}&${fields}&${part}` : undefined;
}

/** Normalize a range: empty for the whole list, undefined if invalid. */
function normalizeRange(range: string | string[]): string | undefined {
  if (range === "") return "";
  const [, first, last] = /^\s*\[\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\]\s*$/.exec(String(range)) ?? [];
  return Array.isArray(range) || Number(first) > Number(last) || !first
    ? undefined
    : `${Number(first)}-${Number(last)}`;
}

const isLanguage = (lang: unknown) => language.safeParse(lang).success;

/** Header names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[];
type Encoded = { headers: RawHeaders; body: Buffer };
type Encoding = "br" | "gzip" | "identity";
type Answer = {
  route: string;
  etag: string;
  common: RawHeaders;
  body: Buffer;
  /** Created on demand; concurrent requests share the promise. */
  encodings: { [E in Encoding]?: Encoded | Promise<Encoded> };
};
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const minCompressedBytes = 1024;
/** Maximum bytes of cached bodies, uncompressed. Their compressed forms add a fraction. */
const maxBytes = 32 * 1024 * 1024;
/** Overhead per cached answer. It counts because strangers may request any number of empty parts. */
const overheadBytes = 2048;

/**
 * Caches the public reads by content revision and answers them before any middleware, because every page view sends
 * them. A cache miss takes the ordinary route, which stores its answer here.
 */
export class PublicReads {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  private revision = -1;
  private pinned = false;

  constructor(private readonly state: SiteState) {}

  /**
   * Answer a request from the cache.
   * @param id the request id
   * @returns whether it was answered
   */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "";
    if (!url.startsWith("/api/") || !this.isCurrent()) return false;
    const key = keyOf(url);
    const answer = key === undefined ? undefined : this.answers.get(key);
    if (!answer) return false;
    nameRoute(response, answer.route);
    send(answer, request, response, id);
    return true;
  }

  /**
   * Cache an answer for its revision; the least recently used are evicted.
   * @param route the operation's path
   * @param revision the one known before the database was read
   * @param headers those of every encoding
   */
  keep(url: string, route: string, revision: number, text: string, etag: string, headers: RawHeaders): void {
    const key = keyOf(url);
    if (key === undefined || !this.isCurrent() || revision !== this.revision || this.answers.has(key)) return;
    const common = [...headers, "ETag", etag, "Vary", "Accept-Encoding"];
    this.answers.set(key, { route, etag, common, body: Buffer.from(text), encodings: {} });
  }

  private isCurrent(): boolean {
    const { revision, pinned } = this.state.current;
    if (revision !== this.revision || pinned !== this.pinned) {
      this.answers.clear();
      this.revision = revision;
      this.pinned = pinned;
    }
    return revision >= 0;
  }
}

/** Return a weak ETag, the same for every encoding of these texts. */
export const etagOf = (...texts: string[]): string =>
  `W/"${createHash("sha256").update(texts.join("\n")).digest("base64url").slice(0, 22)}"`;

function send(answer: Answer, request: IncomingMessage, response: ServerResponse, id: string): void {
  if (matches(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, [...answer.common, requestIdHeader, id]);
    response.end();
    return;
  }
  const encoding = encodingFor(answer, request.headers["accept-encoding"]);
  answer.encodings[encoding] ??= encode(answer, encoding);
  const form = answer.encodings[encoding];
  const write = ({ headers, body }: Encoded) => {
    response.writeHead(200, [...headers, requestIdHeader, id]);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const failed = () => {
    delete answer.encodings[encoding];
    response.destroy();
  };
  if ("then" in form) form.then(write).catch(failed);
  else write(form);
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === etag || header === "*" || header.split(",").some((one) => one.trim() === etag));

function encodingFor({ body }: Answer, accepted: string | string[] | undefined): Encoding {
  if (body.length < minCompressedBytes || typeof accepted !== "string") return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const accepts = (accepted: string, encoding: string) =>
  accepted.split(",").some((one) => {
    const [name, ...parameters] = one.split(";").map((part) => part.trim());
    return name?.toLowerCase() === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });

/** Encode the answer. Compression of a long list takes about ten milliseconds, hence asynchronous. */
function encode(answer: Answer, encoding: Encoding): Encoded | Promise<Encoded> {
  const { common, body: plain, encodings: forms } = answer;
  const encoded = (body: Buffer, own: RawHeaders): Encoded => ({
    headers: [
      ...common,
      "Content-Type",
      "application/json; charset=utf-8",
      "Content-Length",
      String(body.length),
      ...own,
    ],
    body,
  });
  if (encoding === "identity") return encoded(plain, []);
  return compress(plain, encoding).then((body) => {
    const form = encoded(body, ["Content-Encoding", encoding]);
    forms[encoding] = form;
    return form;
  });
}

const compress = (body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br" ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipAsync(body);
