import type { Values } from "./values";

/** What was typed and not yet saved, kept in this browser so that a closed tab or a dead battery loses nothing. */
export type Draft = { values: Values; at: string; version?: number };

const prefix = "estudio:draft:";

/** @returns the stored draft, if there is a readable one. */
export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? "") as Draft;
  } catch {
    return undefined;
  }
}

/** Keeps the draft; nothing to keep removes it. A full or forbidden storage is no reason to disturb the writing. */
export function writeDraft(key: string, values: Values, version?: number) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify({ values, version, at: new Date().toISOString() }));
  } catch {
    // Private mode or quota: the warning on leaving remains.
  }
}

export const dropDraft = (key: string) => writeDraft(key, {});
