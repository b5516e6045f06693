import { messages } from "@estudio/contract/rules/messages";
import { useState } from "react";
import { isApiError } from "../../data/api";
import { refusal, uploadPicture } from "./upload";
import { useUploadsUnderWay } from "./uploadsUnderWay";

/** `number` of `of`: which of the chosen pictures is on its way. */
export type Upload = { name: string; done: number; number: number; of: number };

const unreadable = "Este está dañado, o no es de los que se admiten: JPG, PNG, WebP, AVIF, HEIC, TIFF o GIF.";

/** Uploading, one picture after another: how far it is, and in the words of the specification why it failed. */
export function useUpload(onUploaded: (path: string) => void) {
  const [upload, setUpload] = useState<Upload>();
  const [errors, setErrors] = useState<string[]>([]);

  const { uploads } = useUploadsUnderWay();
  const send = (files: File[]) => {
    const all = sendAll(files);
    uploads.add(all);
    return all;
  };

  /** @returns whether every picture arrived */
  const sendAll = async (files: File[]): Promise<boolean> => {
    setErrors([]);
    let arrived = true;
    for (const [index, file] of files.entries()) {
      const show = (done: number) => setUpload({ name: file.name, done, number: index + 1, of: files.length });
      const problem = refusal(file) ?? (await sendOne(file, show));
      if (!problem) continue;
      arrived = false;
      // Among several, which one.
      setErrors((before) => [...before, files.length > 1 ? `${file.name}: ${problem}` : problem]);
    }
    setUpload(undefined);
    return arrived;
  };

  /** @returns why it could not be uploaded, if it could not */
  const sendOne = async (file: File, show: (done: number) => void): Promise<string | undefined> => {
    try {
      show(0);
      onUploaded(await uploadPicture(file, show));
    } catch (thrown) {
      // A picture the server could not read is told apart by its own sentence; the rest by the specification's.
      const decoded = isApiError(thrown) && thrown.status === 422 ? thrown.body?.message : undefined;
      if (decoded === messages.fileNotImage) return `${decoded} ${unreadable}`;
      return decoded ?? messages.uploadFailed;
    }
    return undefined;
  };
  return { upload, errors, send };
}
