import type { AttachmentType } from "@estudio/contract";

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** Detect the type of a file by its first bytes. Undefined if it is not accepted. */
export function typeOf(bytes: Buffer): AttachmentType | undefined {
  if (latin(bytes, 0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "image/webp";
  if (latin(bytes, 4, 8) === "ftyp" && /^(?:hei[cfmsx]|mif1|msf1)/.test(latin(bytes, 8, 12))) return "image/heic";
  return latin(bytes, 0, 5) === "%PDF-" ? "application/pdf" : undefined;
}
