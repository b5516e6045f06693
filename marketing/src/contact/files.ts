import { attachmentTypes, mostAttachmentBytes, mostAttachments } from "@estudio/contract/enquiries/attachments";

/** Plans and photographs: sent one after another once the message has arrived, so that none of them can cost it. */

/** @returns the files that were chosen in a form */
export const filesOf = (form: HTMLFormElement): File[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ files }) => [...(files ?? [])]);

/** What a browser does not know by its kind (an iPhone's picture, often) is left to the server, which looks into it. */
const isTaken = ({ type, size }: File) =>
  size > 0 &&
  size <= mostAttachmentBytes &&
  (type === "" || type === "image/heif" || Object.hasOwn(attachmentTypes, type));

/** @returns those that are not taken: empty ones, larger ones, others, and what is more than fits */
export const refusedOf = (files: File[]): File[] => [
  ...files.filter((file) => !isTaken(file)),
  ...files.filter(isTaken).slice(mostAttachments),
];

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
