import { nowIso } from "@estudio/contract/time";
import { currentPersonId } from "../../data/session";
import type { Values } from "../values";

/** What a save refers to: the version that was edited, or the idempotency key of a new record. */
export type Basis = { version?: number; creation?: string };
/** `began` holds the edited fields as they were at that version, to tell the user's changes from those of others. */
export type DraftBasis = Basis & { began?: Values };
/** Unsaved input, kept in the local storage to survive a closed tab or a crash. */
export type Draft = DraftBasis & { values: Values; at: string };

export const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

export type FoundDraft = Draft & { place: string };

/** Id of this page load; reloading a tab gives it a new one. */
export const tab = randomId();
const lockOf = (ofTab: string) => `estudio:tab:${ofTab}`;
// Held while the tab is open, so that other tabs do not take over its drafts.
void navigator.locks?.request(lockOf(tab), () => new Promise(() => {}));

/** Per user, because a computer may be shared. Per tab, because two tabs may edit the same record. */
const prefixOfPerson = () => `estudio:draft:${currentPersonId()}:`;
const prefixOf = (record: string) => `${prefixOfPerson()}${record}:`;

/** Set when the user signs out without keeping drafts. Forms that unmount afterwards must not write theirs. */
let draftsDisabled = false;

function readAt(place: string): FoundDraft | undefined {
  try {
    const stored: Draft = JSON.parse(localStorage.getItem(place) ?? "");
    return { ...stored, place };
  } catch {
    return undefined;
  }
}

/** Return this tab's draft of a form. */
export const ownDraft = (record: string) => readAt(prefixOf(record) + tab);

/** Return the newest draft of a form that belongs to this tab or to a closed one. */
export async function findDraft(record: string): Promise<FoundDraft | undefined> {
  // An open form means that somebody has signed in again.
  draftsDisabled = false;
  const prefix = prefixOf(record);
  const live = await liveTabs();
  return Object.keys(localStorage)
    .filter((place) => place.startsWith(prefix) && !live.has(lockOf(place.slice(prefix.length))))
    .flatMap((place) => readAt(place) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
}

/** Returns the locks of the other open tabs; none without the Web Locks API (plain HTTP). */
async function liveTabs(): Promise<Set<string | undefined>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(tab)));
}

/** Store a draft, or remove it if there are no values. A failure is ignored, so that typing is never interrupted. */
export function writeDraft(record: string, values: Values, { version, creation, began }: DraftBasis = {}) {
  const place = prefixOf(record) + tab;
  if (draftsDisabled) return;
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ values, version, creation, began, at: nowIso() }));
  } catch {
    // Storage full or forbidden (private mode): the warning on leaving still protects the input.
  }
}

export const dropDraft = (record: string) => writeDraft(record, {});

/** Return the newest draft of a form and make it this tab's own, so that `dropDraft` removes it. */
export async function claimDraft(record: string): Promise<Draft | undefined> {
  const found = await findDraft(record);
  if (!found) return undefined;
  removeFound(found);
  writeDraft(record, found.values, found);
  return found;
}

/** Remove a draft that was restored or discarded. */
export const removeFound = ({ place }: FoundDraft) => localStorage.removeItem(place);

const ownPlaces = () => Object.keys(localStorage).filter((place) => place.startsWith(prefixOfPerson()));

/** Return how many forms of this user have a draft. */
export const countDrafts = () => ownPlaces().length;

/**
 * Remove all users' drafts about deleted enquiries, e.g. answers or notes.
 * @param whichOf returns which of the enquiries still exist
 */
export async function dropDraftsOfDeleted(whichOf: (ids: number[]) => Promise<number[]>): Promise<void> {
  const about = Object.keys(localStorage).flatMap((place) => {
    const [, id] = /^estudio:draft:[^:]*:contacts\/(\d+)\//.exec(place) ?? [];
    return id ? [{ place, id: Number(id) }] : [];
  });
  if (about.length === 0) return;
  const there = await whichOf([...new Set(about.map(({ id }) => id))]);
  for (const { place, id } of about) if (!there.includes(id)) localStorage.removeItem(place);
}

/** Remove this user's drafts and prevent new ones, before the computer is left to others. */
export function discardDrafts() {
  draftsDisabled = true;
  for (const place of ownPlaces()) localStorage.removeItem(place);
}
