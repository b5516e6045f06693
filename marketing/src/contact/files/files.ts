import { attachmentTypes, maxAttachmentBytes, maxAttachments } from "@estudio/contract/enquiries/attachments";

/** Attachments, uploaded one by one after the message has arrived, so that a failed upload cannot lose the message. */

export const filesOf = (form: HTMLFormElement): File[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ files }) => [...(files ?? [])]);

/** Why a file is refused; keys of `form.refused`. */
type Reason = "empty" | "large" | "kind" | "many";

/** An unknown type passes, as with many iPhone pictures; the server examines the content. */
function refusalReason({ type, size }: File): Reason | undefined {
  if (size === 0) return "empty";
  if (size > maxAttachmentBytes) return "large";
  return type === "" || type === "image/heif" || Object.hasOwn(attachmentTypes, type) ? undefined : "kind";
}

/** Return the refused files with their reasons: empty, too large, unsupported, or beyond the maximum number. */
export function findRefusedFiles(files: File[]): Map<File, Reason> {
  let taken = 0;
  return new Map(
    files.flatMap((file) => {
      const reason = refusalReason(file) ?? (++taken > maxAttachments ? "many" : undefined);
      return reason ? [[file, reason] as const] : [];
    }),
  );
}

const same = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Merge two choices without duplicates. */
export const mergeFiles = (before: File[], now: File[]): File[] => [
  ...before,
  ...now.filter((file) => !before.some((one) => same(one, file))),
];

/** Format a file size in Spanish notation, rounded up so that a file over the limit never shows as within it. */
export const fileSize = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.ceil(bytes / 1024)}\u00a0kB`
    : `${String(Math.ceil(bytes / 104_857.6) / 10).replace(".", ",")}\u00a0MB`;

/**
 * Upload files one after another.
 * @param key upload key from the answer to the message; without it, nothing is uploaded
 * @param onProgress receives the progress, 0 to 1
 * @returns the names of files that failed
 */
export async function sendFiles(
  key: string | undefined,
  files: File[],
  onProgress: (part: number) => void,
): Promise<string[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const missing: string[] = [];
  let gone = 0;
  for (const file of files) {
    const arrived = key ? await put(key, file, (bytes) => onProgress((gone + bytes) / all)) : false;
    if (!arrived) missing.push(file.name);
    gone += file.size;
    onProgress(gone / all);
  }
  return missing;
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function put(key: string, file: File, onProgress: (bytes: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api/contact/files/${key}?${new URLSearchParams({ name: file.name })}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve(request.status === 201);
    request.onerror = () => resolve(false);
    request.send(file);
  });
}
