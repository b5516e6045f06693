import { attachmentTypes, mostAttachmentBytes, mostAttachments } from "@estudio/contract/enquiries/attachments";

/** Plans and photographs: sent one after another once the message has arrived, so that none of them can cost it. */

/** @returns the files that were chosen in a form */
export const filesOf = (form: HTMLFormElement): File[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ files }) => [...(files ?? [])]);

/** What a browser does not know by its kind (an iPhone's picture, often) is left to the server, which looks into it. */
const isTaken = ({ type, size }: File) =>
  size <= mostAttachmentBytes && (type === "" || type === "image/heif" || Object.hasOwn(attachmentTypes, type));

/** @returns whether there are more of them, larger ones or others than are taken */
export const areRefused = (files: File[]) => files.length > mostAttachments || !files.every(isTaken);

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
