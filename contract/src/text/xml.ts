/** Characters that XML does not allow: most control characters, U+FFFE, U+FFFF and lone surrogates. */
const invalidXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Remove characters that XML does not allow. */
export const withoutInvalidXml = (text: string): string => text.replace(invalidXml, "");

export const escapeXml = (text: string) =>
  withoutInvalidXml(text).replace(
    /[<>&"']/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign,
  );
