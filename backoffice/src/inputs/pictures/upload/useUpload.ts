import { messages } from "@estudio/contract/rules/messages";
import { useEffect, useRef, useState } from "react";
import { isApiError, reportBug } from "../../../data/api";
import { shrinkIfNeeded } from "./shrink";
import { checkFile, uploadPicture } from "./upload";
import { useUploads } from "./uploads";

/** Picture `number` of `of` is being uploaded, or shrunk before its upload. `done` goes from 0 to 1. */
export type Upload = { name: string; done: number; number: number; of: number; shrinking?: boolean };

const unreadable = "Este está dañado, o no es de los que se admiten: JPG, PNG, WebP, AVIF, HEIC, TIFF o GIF.";

type Options = {
  /** The field holds one picture: a new choice cancels the previous one. */
  single?: boolean;
};

/**
 * Upload pictures one after another, with progress and the error messages of the specification. Unmounting cancels.
 */
export function useUpload(onUploaded: (path: string) => void, { single = false }: Options = {}) {
  const [upload, setUpload] = useState<Upload>();
  const [errors, setErrors] = useState<string[]>([]);
  /** What was done to the pictures, e.g. shrinking. */
  const [notes, setNotes] = useState<string[]>([]);
  const { uploads } = useUploads();
  /** The latest callback: the form may have changed when an upload ends. */
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const open = useRef(new Set<AbortController>());
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const cancel = () => {
    for (const batch of open.current) batch.abort();
  };
  useEffect(() => {
    const { current } = open;
    return () => {
      for (const batch of current) batch.abort();
    };
  }, []);

  const send = (chosen: File[]): void => {
    const files = single ? chosen.slice(0, 1) : chosen;
    const [first] = files;
    if (!first) return;
    if (single) cancel();
    const tooMany = `Aquí cabe una sola imagen: se sube «${first.name}» y no las demás.`;
    if (open.current.size === 0 || single) {
      setErrors(files.length < chosen.length ? [tooMany] : []);
      setNotes([]);
    }
    const batch = new AbortController();
    open.current.add(batch);
    const all = before.current.then(() => sendAll(files, batch.signal)).finally(() => open.current.delete(batch));
    before.current = all;
    uploads.add(all);
  };

  /** @returns whether all pictures that were not cancelled have arrived */
  const sendAll = async (files: File[], signal: AbortSignal): Promise<boolean> => {
    let arrived = true;
    for (const [index, file] of files.entries()) {
      if (signal.aborted) break;
      const shown = { name: file.name, number: index + 1, of: files.length };
      const show = (done: number) => setUpload({ ...shown, done });
      const { file: small, words } = await shrinkIfNeeded(file, () =>
        setUpload({ ...shown, done: 0, shrinking: true }),
      );
      if (signal.aborted) break;
      if (words) setNotes((others) => [...others, words]);
      const problem = checkFile(small) ?? (await sendOne(small, show, signal));
      if (!problem) continue;
      arrived = false;
      // Name the file if there are several.
      setErrors((others) => [...others, files.length > 1 ? `${file.name}: ${problem}` : problem]);
    }
    setUpload(undefined);
    return arrived;
  };

  /** @returns the error message; undefined on success */
  const sendOne = async (file: File, show: (done: number) => void, signal: AbortSignal) => {
    try {
      show(0);
      const path = await Promise.race([uploadPicture(file, show, signal), rejectOnAbort(signal)]);
      if (!signal.aborted) latest.current(path);
      return undefined;
    } catch (thrown) {
      if (signal.aborted) return undefined;
      reportBug(thrown);
      // Decoding errors (422) have their own message; all others get the specification's.
      const decoded = isApiError(thrown) && thrown.status === 422 ? thrown.body?.message : undefined;
      if (decoded === messages.fileNotImage) return `${decoded} ${unreadable}`;
      return decoded ?? messages.uploadFailed;
    }
  };
  return { upload, errors, notes, send, cancel };
}

/** Rejects on abort, so that cancelling does not wait for a pending response. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
