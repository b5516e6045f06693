/** Invisible characters. Free of zod, for browser bundles. */

/** Characters without a glyph: format and ignorable ones such as U+200B and U+3164, and the blank Braille pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Any other character, except spaces and control characters. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Bidirectional embeddings, overrides and isolates. The implicit marks of right-to-left scripts stay. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Right-to-left letters and bidirectional controls. Any other text leaves its surroundings as they are. */
const reordering = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export const isVisible = (text: string): boolean => visible.test(text);

/** Remove invisible characters, for texts that never need them, e.g. e-mail addresses. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Remove bidirectional controls, which would reverse the text after them. */
export const withoutBidiControls = (text: string): string => text.replace(bidiControls, "");

/**
 * Isolate a visitor's text before it is put into another sentence, so that its control characters cannot reverse the
 * text around it. Texts stored before the controls were refused may still contain them.
 */
export const isolated = (text: string): string =>
  reordering.test(text) ? `\u2068${withoutBidiControls(text)}\u2069` : text;
