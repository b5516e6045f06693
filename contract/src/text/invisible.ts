/** Invisible characters. Free of zod, for browser bundles. */

/** Characters without a glyph: format and ignorable ones such as U+200B and U+3164, and the blank Braille pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Any other character, except spaces and control characters. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Bidirectional embeddings, overrides and isolates. The implicit marks of right-to-left scripts stay. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

export const isVisible = (text: string): boolean => visible.test(text);

/** Remove invisible characters, for texts that never need them, e.g. e-mail addresses. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Remove bidirectional controls, which would reverse the text after them. */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, "");
