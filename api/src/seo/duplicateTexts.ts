import { createHash } from "node:crypto";
import type { IndexablePage } from "./indexablePages";

type Field = "title" | "description";

/**
 * Finds titles and descriptions used by several pages of a language. Stores six bytes of a hash instead of each text.
 */
export class DuplicateTexts {
  private times = new Map<number, number>();

  add(page: IndexablePage): void {
    for (const field of ["title", "description"] as const) {
      if (!page.head[field]) continue;
      const key = keyOf(page, field);
      this.times.set(key, (this.times.get(key) ?? 0) + 1);
    }
  }

  has(page: IndexablePage, field: Field): boolean {
    return page.head[field] !== "" && (this.times.get(keyOf(page, field)) ?? 0) > 1;
  }
}

const keyOf = ({ lang, head }: IndexablePage, field: Field): number =>
  createHash("sha256").update(`${lang}\n${field}\n${head[field].toLowerCase()}`).digest().readUIntBE(0, 6);
