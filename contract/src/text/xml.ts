/** Characters that XML does not allow: most control characters, U+FFFE, U+FFFF and lone surrogates. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Remove characters that XML does not allow. */
export const withoutUnfit = (text: string): string => text.replace(unfit, "");

export const escapeXml = (text: string) =>
  withoutUnfit(text).replace(
    /[<>&"']/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign,
  );
