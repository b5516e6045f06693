import { text } from "../rules/fields";
import { messages } from "../rules/messages";

/** A PDF: at most so large. */
export const mostGuideBytes = 20 * 1024 * 1024;

/** The PDF of a guide: empty, or `key/name.pdf`, as the upload answered. The key names it in the private storage. */
export const guideFile = text(170).regex(/^(?:[0-9a-f]{32}\/[a-z0-9-]{1,120}\.pdf)?$/, messages.guideFile);

/** @returns the two parts of a stored value; both empty for none */
export function guideFileParts(file: string): { key: string; name: string } {
  const [key = "", name = ""] = file.split("/");
  return { key, name };
}
