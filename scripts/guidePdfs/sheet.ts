import { readFileSync } from "node:fs";
import { type Block, type Language, readArticle } from "@estudio/contract";
import { type Inline, readInline } from "@estudio/contract/text/inline";
import { settings } from "@estudio/database/seeds";

const font = (file: string) => `data:font/woff2;base64,${readFileSync(require.resolve(file)).toString("base64")}`;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = () => `
@font-face { font-family: Newsreader; src: url(${font("../../marketing/src/fonts/newsreader-display.woff2")}); }
@font-face { font-family: Figtree; font-weight: 300 900; src: url(${font("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2")}); }
@page { size: A4; margin: 22mm 24mm 20mm; }
body { margin: 0; color: #1f1b16; font: 10.5pt/1.55 Figtree, sans-serif; }
header { margin-bottom: 12mm; padding-bottom: 8mm; border-bottom: 0.3mm solid #ddd5c8; }
header p { margin: 0; color: #585c3a; font-weight: 500; }
h1 { margin: 18mm 0 5mm; font: 400 34pt/1.05 Newsreader, serif; letter-spacing: -0.02em; }
a { color: inherit; }
.lead { font-size: 13pt; line-height: 1.45; color: #675f55; }
h2 { margin: 9mm 0 3mm; font: 400 18pt/1.15 Newsreader, serif; break-after: avoid; }
p { margin: 0 0 3mm; orphans: 3; widows: 3; }
ul, ol { margin: 0 0 4mm; padding-left: 6mm; }
li { margin-bottom: 1.6mm; break-inside: avoid; }
li::marker { color: #9d4526; }
blockquote { margin: 8mm 0 0; padding: 4mm 0 4mm 5mm; border-left: 0.8mm solid #585c3a; color: #675f55; break-inside: avoid; }
blockquote p { margin: 0; }
footer { margin-top: 10mm; padding-top: 5mm; border-top: 0.3mm solid #ddd5c8; color: #675f55; font-size: 9pt; break-inside: avoid; }
`;

/** Render bold, italics and links as on the site. */
const marked = (text: string): string => readInline(text).map(inline).join("");

function inline(part: Inline): string {
  if (part.kind === "text") return escaped(part.text);
  const inside = part.parts.map(inline).join("");
  return part.kind === "link"
    ? `<a href="${escaped(part.to)}">${inside}</a>`
    : `<${part.kind}>${inside}</${part.kind}>`;
}

function partOf(block: Block): string {
  switch (block.kind) {
    case "h2":
    case "h3":
      return `<${block.kind}>${escaped(block.text)}</${block.kind}>`;
    case "list": {
      const kind = block.ordered ? "ol" : "ul";
      return `<${kind}>${block.items.map((item) => `<li>${marked(item)}</li>`).join("")}</${kind}>`;
    }
    case "quote":
      return `<blockquote><p>${marked(block.text)}</p></blockquote>`;
    case "p":
      return `<p>${marked(block.text)}</p>`;
    case "picture":
      return "";
  }
}

/**
 * Return a guide as an HTML page for printing.
 * @param text begins with `# Title`; the rest has the format of articles
 */
export function sheetOf(text: string, lang: Language): string {
  const [, title = "", body = ""] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const [first, ...others] = readArticle(body).map(partOf);
  const { brand, street, postalCode, city, phone, email } = settings;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)} · ${brand}</title><style>${style()}</style></head><body>
<header><p>${brand}</p><h1>${escaped(title)}</h1>${first?.replace("<p>", '<p class="lead">') ?? ""}</header>
<main>${others.join("\n")}</main>
<footer>${[brand, `${street}, ${postalCode} ${city}`, phone, email].join(" · ")}</footer></body></html>`;
}
