import { maxUploadBytes, messages } from "@estudio/contract";
import { readEnv } from "../../env";
import { invalid, Refusal } from "../../errors";
import { createStorage } from "../../storage";
import { preparePicture } from "../variants/variants";
import type { Decoded } from "./decoder";

const storage = createStorage(readEnv());

// Receives upload keys and answers each with the result. Exits when the parent disconnects.
process.on("message", async (key: string) => {
  process.send?.(await decoded(key));
});
process.on("disconnect", () => process.exit());

async function decoded(key: string): Promise<Decoded> {
  try {
    const bytes = await storage.readUpload(key, maxUploadBytes);
    if (bytes === "too_large") throw new Refusal("too_large", messages.fileTooLarge);
    if (!bytes?.length) throw invalid({ imageURL: messages.fileNotImage });
    return { picture: await preparePicture(bytes, storage) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { failure: String(error) };
    const { code, message, details } = error;
    return { refusal: { code, message, details } };
  }
}
