import { currentPersonId } from "../session";
import type { Values } from "./values";

/** What was typed and not yet saved, kept in this browser so that a closed tab or a dead battery loses nothing. */
export type Draft = { values: Values; at: string; version?: number };

/** Each person's own: two may share a computer. */
const keyOf = (record: string) => `estudio:draft:${currentPersonId()}:${record}`;

/** @returns the stored draft, if there is a readable one. */
export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(key)) ?? "") as Draft;
  } catch {
    return undefined;
  }
}

/** Keeps the draft; nothing to keep removes it. A full or forbidden storage is no reason to disturb the writing. */
export function writeDraft(key: string, values: Values, version?: number) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(keyOf(key));
    else localStorage.setItem(keyOf(key), JSON.stringify({ values, version, at: new Date().toISOString() }));
  } catch {
    // Private mode or quota: the warning on leaving remains.
  }
}

export const dropDraft = (key: string) => writeDraft(key, {});
