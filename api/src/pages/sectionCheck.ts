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
 * Check that each section has only fields that its page shows, and that its items are complete.
 * @throws Refusal `invalid`, with an error for each wrong field
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

/** Each card that links to a service needs a service of its own. */
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

/** A fee needs a figure and a unit, and its upper figure must exceed the lower one. */
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

/** Translations match items by index, so there must not be more of them than items. */
function lengthErrors({ items, translations }: SectionInput): Errors {
  const errors: Errors = {};
  for (const lang of translatedLanguages)
    if (items && (translations?.[lang]?.items?.length ?? 0) > items.length)
      errors[`translations.${lang}.items`] = messages.itemsTranslated;
  return errors;
}

/** Return an error for each changed section whose button leads nowhere. */
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
