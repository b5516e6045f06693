import { isDeepStrictEqual } from "node:util";
import {
  blankSection,
  messages,
  type Page,
  pageSections,
  type Section,
  type SectionInput,
  sectionIn,
} from "@estudio/contract";
import { invalid, Refusal } from "../errors";
import type { Sections } from "./stored";

/**
 * Three-way merge, section by section: what was sent, what is stored, and what was stored at the version it was made
 * from. Only a section changed on both sides, differently, is a conflict.
 * @param stored the page, or its working copy @param base undefined where nobody knows any more
 * @throws Refusal invalid for a section the page does not have; conflict
 */
export function mergeSections(stored: Page, base: Sections | undefined, sent: SectionInput[]): Section[] {
  const allowed: readonly string[] = pageSections[stored.pageKey];
  sent.forEach(({ sectionKey }, index) => {
    const isFirst = sent.findIndex((one) => one.sectionKey === sectionKey) === index;
    const problem = !allowed.includes(sectionKey) ? messages.oneOf(allowed) : isFirst ? "" : messages.sectionTwice;
    if (problem) throw invalid({ [`sections.${index}.sectionKey`]: problem });
  });
  return allowed.flatMap((key) =>
    mergeSection(
      key,
      stored,
      base,
      sent.find((one) => one.sectionKey === key),
    ),
  );
}

function mergeSection(
  key: string,
  stored: Page,
  base: Sections | undefined,
  sent: SectionInput | undefined,
): Section[] {
  const theirs = sectionOf(stored, key);
  if (!sent) return theirs ? [theirs] : [];
  // What nobody had written yet counts as its defaults: that is not a change.
  const before = base && sectionIn(base, key);
  const mine = { ...(before ?? theirs ?? blankSection(key)), ...sent } as Section;
  if (same(theirs ?? before, before) || same(mine, theirs)) return [mine];
  if (before && same(mine, before)) return theirs ? [theirs] : [];
  throw new Refusal("conflict", `${stored.updatedBy} ha cambiado esta misma sección mientras la editabas`, {
    current: stored,
  });
}

/** @returns what of the first is not so in the second, where what nobody had written counts as its defaults */
export const changedSections = ({ sections }: Sections, before: Sections): Section[] =>
  sections.filter((one) => !same(one, sectionIn(before, one.sectionKey)));

const sectionOf = (page: Sections, key: string) => page.sections.find((one) => one.sectionKey === key);
const same = (a: Section | undefined, b: Section | undefined) => isDeepStrictEqual(a, b);
