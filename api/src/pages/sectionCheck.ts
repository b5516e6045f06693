import {
  foreignFields,
  messages,
  type PageKey,
  type Section,
  type SectionInput,
  sectionDefinition,
  translatedLanguages,
} from "@estudio/contract";
import { invalid } from "../errors";

type Errors = Record<string, string>;

/**
 * What is sent for each section must be something its page shows.
 * @throws Refusal invalid, naming each field that the section does not have and what is missing of its items
 */
export function requireOwnFields(page: PageKey, sections: SectionInput[]): void {
  const errors: Errors = {};
  sections.forEach((section, index) => {
    const found = {
      ...foreignErrors(page, section),
      ...serviceErrors(page, section),
      ...feeErrors(page, section),
      ...lengthErrors(section),
    };
    for (const [path, message] of Object.entries(found)) errors[`sections.${index}.${path}`] = message;
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const foreignErrors = (page: PageKey, section: SectionInput): Errors =>
  Object.fromEntries(foreignFields(page, section).map(({ path, label }) => [path, messages.fieldForeign(label)]));

/** Cards that lead to a service each name their own. */
function serviceErrors(page: PageKey, { sectionKey, items = [] }: SectionInput): Errors {
  const { fields, most = items.length } = sectionDefinition(page, sectionKey)?.items ?? { fields: {} };
  const errors: Errors = items.length > most ? { items: messages.tooMany(most) } : {};
  if (!("service" in fields)) return errors;
  items.forEach(({ service }, index) => {
    const isTaken = items.findIndex((one) => one.service === service) < index;
    if (!service) errors[`items.${index}.service`] = messages.itemService;
    else if (isTaken) errors[`items.${index}.service`] = messages.itemServiceTaken;
  });
  return errors;
}

/** A fee says how much, of what, and its second figure is the higher one. */
function feeErrors(page: PageKey, { sectionKey, items = [] }: SectionInput): Errors {
  const { fields } = sectionDefinition(page, sectionKey)?.items ?? { fields: {} };
  const errors: Errors = {};
  if (!("unit" in fields)) return errors;
  items.forEach(({ from, until, unit }, index) => {
    if (from === undefined && until === undefined) errors[`items.${index}.from`] = messages.feeFigure;
    else if (!unit) errors[`items.${index}.unit`] = messages.feeUnit;
    if (from !== undefined && until !== undefined && until <= from) errors[`items.${index}.until`] = messages.feeOrder;
  });
  return errors;
}

/** Translated items stand in the places of the Spanish ones. */
function lengthErrors({ items, translations }: SectionInput): Errors {
  const errors: Errors = {};
  for (const lang of translatedLanguages)
    if (items && (translations?.[lang]?.items?.length ?? 0) > items.length)
      errors[`translations.${lang}.items`] = messages.itemsTranslated;
  return errors;
}

/** @returns the error of each button that leads nowhere, of the sections that were changed */
export function linkErrors(
  sent: SectionInput[],
  changed: Section[],
  reasonOf: (ctaUrl: string) => string | undefined,
): Errors {
  return Object.fromEntries(
    changed.flatMap(({ sectionKey, ctaUrl }) => {
      const reason = reasonOf(ctaUrl);
      const index = sent.findIndex((one) => one.sectionKey === sectionKey);
      return reason ? [[`sections.${index}.ctaUrl`, reason]] : [];
    }),
  );
}
