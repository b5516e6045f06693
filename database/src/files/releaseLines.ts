import type { ReleaseHead, ReleaseManifest } from "@estudio/contract";

// A release's manifest as it is written: JSON, with each file on a line of its own, in the order of their names. Who wants to know of one
// file finds its line without reading the others: with thousands of pages they are megabytes.

const beforeLines = ',"files":{\n';
const afterLines = "\n}}";

export function releaseText({ files, ...head }: ReleaseManifest): string {
  const inOrder: typeof files = {};
  for (const name of Object.keys(files).sort()) {
    const entry = files[name];
    if (entry) inOrder[name] = entry;
  }
  // `},"` stands only between two of them: within a name a quote is written behind a backslash.
  const lines = JSON.stringify(inOrder).slice(1, -1).replaceAll('},"', '},\n"');
  return Buffer.concat(withLines(head, [Buffer.from(lines)])).toString();
}

/** @param lines of the files, as `readRelease` gives them, in pieces @returns the manifest, in pieces */
export const withLines = (head: ReleaseHead, lines: Buffer[]): Buffer[] => [
  Buffer.from(JSON.stringify(head).slice(0, -1) + beforeLines),
  ...lines,
  Buffer.from(afterLines),
];

/**
 * @returns what a manifest says of the whole release, and the lines of its files, without a comma after the last
 * @throws SyntaxError when it is none, or a part of one
 */
export function readRelease(bytes: Buffer): { head: ReleaseHead; lines: Buffer } {
  const begin = bytes.indexOf(beforeLines);
  const end = bytes.length - afterLines.length;
  // One of a program of before 2026-11-26 is written on a single line.
  if (begin < 0 || bytes.toString("utf8", end) !== afterLines)
    return readRelease(Buffer.from(releaseText(JSON.parse(bytes.toString()))));
  const head: ReleaseHead = JSON.parse(`${bytes.toString("utf8", 0, begin)}}`);
  return { head, lines: bytes.subarray(begin + beforeLines.length, end) };
}

/** @returns the file's name that a line begins with, and where it ends there, with its quotes */
export function nameInLine(line: string): { name: string; end: number } {
  const quote = line.indexOf('"', 1);
  const plain = line.slice(1, quote);
  if (!plain.includes("\\")) return { name: plain, end: quote + 1 };
  const [quoted = '""'] = /^"(?:[^"\\]|\\.)*"/.exec(line) ?? [];
  return { name: JSON.parse(quoted), end: quoted.length };
}
