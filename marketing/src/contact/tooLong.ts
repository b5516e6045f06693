import { wholeNumber } from "@estudio/contract/calculator/money";
import { maxMessageLength } from "@estudio/contract/enquiries/options";
import type { Language } from "@estudio/contract/paths";
import type { Words } from "../content/words";

/** Return an error for an overlong message. Counts code points, as the server does: an emoji is one. */
export function tooLong(message: string, t: Words, lang: Language): string | undefined {
  const written = [...message].length;
  if (written <= maxMessageLength) return undefined;
  return t("errors.tooLong", { written: wholeNumber(written, lang), most: wholeNumber(maxMessageLength, lang) });
}
