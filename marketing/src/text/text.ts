import type { Language } from "@estudio/contract/paths";
import { slugify } from "@estudio/contract/rules/slug";

export type Block = { kind: "h2" | "h3"; text: string; id: string } | { kind: "p"; text: string };

/** @returns the paragraphs of a text: blank lines part them. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The stored format of articles (specification): lines starting with ## or ### are headings, blank lines part paragraphs.
 * Heading ids are unique within the article.
 */
export function blocks(content: string): Block[] {
  const found: Block[] = [];
  const taken = new Map<string, number>();
  let lines: string[] = [];
  const flush = () => {
    const text = lines.join("\n").trim();
    if (text) found.push({ kind: "p", text });
    lines = [];
  };
  for (const line of content.split(/\r?\n/)) {
    const heading = /^(##|###)\s+(.+)$/.exec(line.trim());
    if (!heading) {
      if (line.trim()) lines.push(line);
      else flush();
      continue;
    }
    flush();
    const text = heading[2] as string;
    const base = slugify(text) || "apartado";
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    found.push({ kind: heading[1] === "##" ? "h2" : "h3", text, id: count === 1 ? base : `${base}-${count}` });
  }
  flush();
  return found;
}

const locales: Record<Language, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const longForm = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Madrid" } as const;
/** Made once: to make one takes longer than all else about a card. */
const longForms: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** @returns the day of a moment in Madrid, written out in the reader's language. */
export function longDate(moment: string, lang: Language): string {
  longForms[lang] ??= new Intl.DateTimeFormat(locales[lang], longForm);
  return longForms[lang].format(new Date(moment));
}

/** @returns the text cut at a word, for descriptions of at most `maximum` characters. */
export function excerpt(text: string, maximum = 158): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= maximum) return flat;
  return `${flat.slice(0, flat.lastIndexOf(" ", maximum - 1)).replace(/[\s,;:.–-]+$/, "")}…`;
}
