import { maxUploadBytes } from "@estudio/contract/content/media";
import { messages } from "@estudio/contract/rules/messages";
import { call, NetworkError } from "../../../data/api";

/** Return why the file is refused; undefined if it is acceptable. */
export function checkFile(file: { name: string; size: number; type: string }): string | undefined {
  if (file.size > maxUploadBytes) return messages.fileTooLarge;
  if (!typeOf(file).startsWith("image/")) return messages.fileNotImage;
  if (file.size === 0) return `${messages.fileNotImage} Este está vacío.`;
  return undefined;
}

/** Many browsers do not know HEIC, so its type is derived from the file name. */
const typeOf = ({ name, type }: { name: string; type: string }) =>
  !type && /\.hei[cf]$/i.test(name) ? "image/heic" : type;

/**
 * Upload a picture in the three steps of the specification.
 * @param onProgress receives the uploaded share, from 0 to 1
 * @returns the path to store as the image value
 * @throws ApiError; NetworkError if the transfer fails; the signal's reason if aborted
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

/** XMLHttpRequest, because fetch does not report upload progress. */
function put(url: string, file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", typeOf(file));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(storageError(request.status, request.responseText));
    request.onerror = () => reject(new NetworkError("network"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** Builds an ApiError without a body: the storage's response is not meant for users. */
const storageError = (status: number, words: string) => Object.assign(new Error(`${status}: ${words}`), { status });
