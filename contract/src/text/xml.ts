/** Text as it may stand between tags and in attributes. */
export const escapeXml = (text: string) =>
  text.replace(
    /[<>&"']/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign,
  );
