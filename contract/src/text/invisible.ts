/** Signs that nobody sees. No schema here: browser bundles take it in without zod. */

/** What draws nothing: format characters, ignorable ones such as U+200B and U+3164, and the empty Braille pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Anything else, besides blanks and control characters. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What turns the direction of the text that follows: embeddings, overrides and isolates. The marks of right-to-left scripts stay. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** @returns whether a text shows anything */
export const isVisible = (text: string): boolean => visible.test(text);

/** @returns the text without signs that draw nothing: for what has none, as an e-mail address */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** @returns the text without the signs that turn what stands behind it around */
export const withoutTurns = (text: string): string => text.replace(turns, "");
