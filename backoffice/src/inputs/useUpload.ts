import { messages } from "@estudio/contract/messages";
import { useState } from "react";
import { isApiError } from "../api";
import { refusal, uploadPicture } from "./upload";

export type Upload = { name: string; done: number };

/** Uploading, one picture after another: how far it is, and in the words of the specification why it failed. */
export function useUpload(onUploaded: (path: string) => void) {
  const [upload, setUpload] = useState<Upload>();
  const [error, setError] = useState("");

  const send = async (files: Iterable<File>) => {
    setError("");
    for (const file of files) {
      const refused = refusal(file);
      if (refused) {
        setError(refused);
        continue;
      }
      try {
        setUpload({ name: file.name, done: 0 });
        onUploaded(await uploadPicture(file, (done) => setUpload({ name: file.name, done })));
      } catch (thrown) {
        // A picture the server could not read is told apart by its own sentence; the rest by the specification's.
        const decoded = isApiError(thrown) && thrown.status === 422 ? thrown.body?.message : undefined;
        setError(decoded ?? messages.uploadFailed);
      }
    }
    setUpload(undefined);
  };
  return { upload, error, send };
}
