import { text } from "../rules/fields";
import { messages } from "../rules/messages";

export const maxGuideBytes = 20 * 1024 * 1024;

/** The PDF of a guide: empty, or `key/name.pdf` as the upload returned it. The key identifies it in private storage. */
export const guideFile = text(170).regex(/^(?:[0-9a-f]{32}\/[a-z0-9-]{1,120}\.pdf)?$/, messages.guideFile);

/** Split a stored value; both parts are empty if there is no file. */
export function guideFileParts(file: string): { key: string; name: string } {
  const [key = "", name = ""] = file.split("/");
  return { key, name };
}
