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
 * Merge section by section, three ways: the sent sections, the stored ones, and those of the version that the editor
 * started from. Only a section that both sides changed differently is a conflict.
 * @param stored the page, or its working copy
 * @param base undefined when that version is no longer kept
 * @throws Refusal `invalid` (a section the page does not have), `conflict`
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
  // A section nobody has written yet equals its defaults, so sending the defaults is not a change.
  const before = base && sectionIn(base, key);
  const mine = { ...(before ?? theirs ?? blankSection(key)), ...sent } as Section;
  if (same(theirs ?? before, before) || same(mine, theirs)) return [mine];
  if (before && same(mine, before)) return theirs ? [theirs] : [];
  throw new Refusal("conflict", `${stored.updatedBy} ha cambiado esta misma sección mientras la editabas`, {
    current: stored,
  });
}

/** Return the sections that differ from `before`. A section missing there equals its defaults. */
export const changedSections = ({ sections }: Sections, before: Sections): Section[] =>
  sections.filter((one) => !same(one, sectionIn(before, one.sectionKey)));

const sectionOf = (page: Sections, key: string) => page.sections.find((one) => one.sectionKey === key);
const same = (a: Section | undefined, b: Section | undefined) => isDeepStrictEqual(a, b);
