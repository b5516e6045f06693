import { attachmentTypes, mostAttachmentBytes, mostAttachments } from "@estudio/contract/enquiries/attachments";

/** Plans and photographs: sent one after another once the message has arrived, so that none of them can cost it. */

/** @returns the files that were chosen in a form */
export const filesOf = (form: HTMLFormElement): File[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ files }) => [...(files ?? [])]);

/** Why a file is not taken, as `form.refused` says it. */
type Reason = "empty" | "large" | "kind" | "many";

/** What a browser does not know by its kind (an iPhone's picture, often) is left to the server, which looks into it. */
function whyRefused({ type, size }: File): Reason | undefined {
  if (size === 0) return "empty";
  if (size > mostAttachmentBytes) return "large";
  return type === "" || type === "image/heif" || Object.hasOwn(attachmentTypes, type) ? undefined : "kind";
}

/** @returns those that are not taken, and why: empty ones, larger ones, others, and what is more than fits */
export function refusedOf(files: File[]): Map<File, Reason> {
  let taken = 0;
  return new Map(
    files.flatMap((file) => {
      const reason = whyRefused(file) ?? (++taken > mostAttachments ? "many" : undefined);
      return reason ? [[file, reason] as const] : [];
    }),
  );
}

const same = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** @returns what was chosen before and what is chosen now, each once */
export const together = (before: File[], now: File[]): File[] => [
  ...before,
  ...now.filter((file) => !before.some((one) => same(one, file))),
];

/** @returns how large a file is, as in Spain, never less than it is: what is over 10 MB is seen to be */
export const fileSize = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.ceil(bytes / 1024)}\u00a0kB`
    : `${String(Math.ceil(bytes / 104_857.6) / 10).replace(".", ",")}\u00a0MB`;

/**
 * @param key where they may go, as the answer to the message says; without one none is taken
 * @param tell how much has gone, 0 to 1
 * @returns the names of those that did not arrive
 */
export async function sendFiles(
  key: string | undefined,
  files: File[],
  tell: (part: number) => void,
): Promise<string[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const missing: string[] = [];
  let gone = 0;
  for (const file of files) {
    const arrived = key ? await put(key, file, (bytes) => tell((gone + bytes) / all)) : false;
    if (!arrived) missing.push(file.name);
    gone += file.size;
    tell(gone / all);
  }
  return missing;
}

/** `fetch` does not say how far it has come. */
function put(key: string, file: File, tell: (bytes: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api/contact/files/${key}?${new URLSearchParams({ name: file.name })}`);
    request.upload.onprogress = ({ loaded }) => tell(loaded);
    request.onload = () => resolve(request.status === 201);
    request.onerror = () => resolve(false);
    request.send(file);
  });
}
