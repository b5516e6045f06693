/** The words of a letter as its reader sees them. */
export function wordsOf(letter: string): string {
  const [, ...parts] = letter.split("\r\n\r\n");
  const body = parts.join("\n\n").replace(/\r\n/g, "\n");
  if (/^Content-Transfer-Encoding: base64/im.test(letter)) return Buffer.from(body, "base64").toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(letter)) return body;
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** @returns what the link in a mail to somebody of the house carries */
export const tokenIn = (words: string): string => /\/admin\/clave#([\w-]+)/.exec(words)?.[1] ?? "";
