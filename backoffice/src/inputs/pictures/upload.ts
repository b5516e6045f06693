import { maximumUploadBytes } from "@estudio/contract/content/media";
import { messages } from "@estudio/contract/rules/messages";
import { call, NoAnswer } from "../../data/api";

/** @returns why the file cannot be a picture here, or undefined. */
export function refusal(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size > maximumUploadBytes) return messages.fileTooLarge;
  if (!typeOf(file).startsWith("image/")) return messages.fileNotImage;
  if (file.size === 0) return `${messages.fileNotImage} Este está vacío.`;
  return undefined;
}

/** @returns the file's type; a telephone's picture, which many browsers do not know, has it by its name. */
const typeOf = ({ name, type }: { name: string; type: string }) =>
  !type && /\.hei[cf]$/i.test(name) ? "image/heic" : type;

/**
 * Uploads a picture in the specification's three steps.
 * @param onProgress told how much has gone, from 0 to 1
 * @returns the path to store as the image value
 * @throws ApiError; NoAnswer when the transfer fails; what ended it
 */
export async function uploadPicture(
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { uploadURL } = await call("POST /api/objects/upload");
  await put(uploadURL, file, onProgress, signal);
  const { objectPath } = await call("PUT /api/objects/set-acl", { body: { imageURL: uploadURL } });
  return objectPath;
}

/** XMLHttpRequest, because fetch does not tell how an upload advances. */
function put(url: string, file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", typeOf(file));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(refusedBy(request.status, request.responseText)));
    request.onerror = () => reject(new NoAnswer("network"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** @returns what the store of the pictures answered, as a refusal: its words are no sentence of ours */
const refusedBy = (status: number, words: string) => Object.assign(new Error(`${status}: ${words}`), { status });
