/** What XML cannot carry, and no page shows: most control characters, U+FFFE, U+FFFF, halves of pairs. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @returns the text without the signs that XML cannot carry */
export const withoutUnfit = (text: string): string => text.replace(unfit, "");

/** Text as it may stand between tags and in attributes. */
export const escapeXml = (text: string) =>
  withoutUnfit(text).replace(
    /[<>&"']/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign,
  );
