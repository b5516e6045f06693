import { nowIso } from "@estudio/contract/time";
import { currentPersonId } from "../../data/session";
import type { Values } from "../values";

/** What saving a form will refer to: the version it was made from, or what the creation of a new record is called. */
export type Basis = { version?: number; creation?: string };
/** `began`: the changed fields as they were at that version, so that others' changes since are told from one's own. */
export type DraftBasis = Basis & { began?: Values };
/** What was typed and not yet saved, kept in this browser so that a closed tab or a dead battery loses nothing. */
export type Draft = DraftBasis & { values: Values; at: string };

/** @returns what nothing else is called */
export const someName = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** A draft found for a form, and the place it is kept in. */
export type FoundDraft = Draft & { place: string };

/** What this page load is called: a tab that is loaded again is another one. */
export const tab = someName();
const lockOf = (ofTab: string) => `estudio:tab:${ofTab}`;
// Held as long as this tab is open: so others know that its drafts are being written.
void navigator.locks?.request(lockOf(tab), () => new Promise(() => {}));

/** Each person's own, for two may share a computer; each tab's own, for two may hold the same form. */
const prefixOfPerson = () => `estudio:draft:${currentPersonId()}:`;
const prefixOf = (record: string) => `${prefixOfPerson()}${record}:`;

/** Somebody is leaving and wants nothing kept: neither is what open forms would keep on their way out. */
let leavesNothing = false;

function readAt(place: string): FoundDraft | undefined {
  try {
    return { ...(JSON.parse(localStorage.getItem(place) ?? "") as Draft), place };
  } catch {
    return undefined;
  }
}

/** @returns what this tab kept for a form. */
export const ownDraft = (record: string) => readAt(prefixOf(record) + tab);

/** @returns the newest draft kept for a form that nobody is writing: this tab's, or one of a tab that is gone. */
export async function leftDraft(record: string): Promise<FoundDraft | undefined> {
  // A form is open: somebody is here again.
  leavesNothing = false;
  const prefix = prefixOf(record);
  const live = await liveTabs();
  return Object.keys(localStorage)
    .filter((place) => place.startsWith(prefix) && !live.has(lockOf(place.slice(prefix.length))))
    .flatMap((place) => readAt(place) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

/** The locks of the other tabs that are open; a browser without locks (plain http) names none. */
async function liveTabs(): Promise<Set<string | undefined>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(tab)));
}

/** Keeps the draft; nothing to keep removes it. A full or forbidden storage is no reason to disturb the writing. */
export function writeDraft(record: string, values: Values, { version, creation, began }: DraftBasis = {}) {
  const place = prefixOf(record) + tab;
  if (leavesNothing) return;
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ values, version, creation, began, at: nowIso() }));
  } catch {
    // Private mode or quota: the warning on leaving remains.
  }
}

/** Forgets what this tab kept for a form. */
export const dropDraft = (record: string) => writeDraft(record, {});

/** @returns the newest draft left for a form, which is this tab's own from now on: when it is dropped, nothing of it is left */
export async function takeDraft(record: string): Promise<Draft | undefined> {
  const found = await leftDraft(record);
  if (!found) return undefined;
  dropFound(found);
  writeDraft(record, found.values, found);
  return found;
}

/** Forgets a draft that was taken up or thrown away. */
export const dropFound = ({ place }: FoundDraft) => localStorage.removeItem(place);

const ownPlaces = () => Object.keys(localStorage).filter((place) => place.startsWith(prefixOfPerson()));

/** @returns in how many forms this person has typed something that is kept here and not saved */
export const countDrafts = () => ownPlaces().length;

/**
 * Forgets what anybody typed in this browser about enquiries that are gone: an answer begun, a note.
 * @param whichOf of these enquiries, those that are still there
 */
export async function dropDraftsOfGone(whichOf: (ids: number[]) => Promise<number[]>): Promise<void> {
  const about = Object.keys(localStorage).flatMap((place) => {
    const [, id] = /^estudio:draft:[^:]*:contacts\/(\d+)\//.exec(place) ?? [];
    return id ? [{ place, id: Number(id) }] : [];
  });
  if (about.length === 0) return;
  const there = await whichOf([...new Set(about.map(({ id }) => id))]);
  for (const { place, id } of about) if (!there.includes(id)) localStorage.removeItem(place);
}

/** Forgets all of that, before this person leaves the computer to others. */
export function leaveNoDrafts() {
  leavesNothing = true;
  for (const place of ownPlaces()) localStorage.removeItem(place);
}
