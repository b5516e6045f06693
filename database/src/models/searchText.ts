import { type contact, type guide, type lead, plain, type post, type project } from "@estudio/contract";
import { z } from "zod";
import { waysToReach } from "./waysToReach";

/** Private column that the search reads. */
export const searchText = z.string();

/**
 * Build the search text, without accents and case: the fields that users search, in every language. The first line is
 * the record's name, so that sorting by this column sorts by name.
 */
export const searchTextOf = {
  project: (row: Pick<z.infer<typeof project>, "title" | "location" | "translations">) =>
    plain(
      [row.title, row.location, row.translations.ca?.title, row.translations.en?.title].filter(Boolean).join("\n"),
    ).slice(0, 760),
  post: (row: Pick<z.infer<typeof post>, "title" | "category" | "excerpt">) =>
    plain([row.title, row.category, row.excerpt].join("\n")),
  guide: (row: Pick<z.infer<typeof guide>, "title" | "summary" | "translations">) =>
    plain([row.title, row.translations.ca?.title, row.translations.en?.title, row.summary].filter(Boolean).join("\n")),
  contact: (
    row: Pick<z.infer<typeof contact>, "name" | "email" | "phone" | "company" | "projectType">,
    projectTypeLabel: string,
  ) => {
    const { name, email, phone, company, projectType } = row;
    return plain([name, company, projectType, projectTypeLabel, ...waysToReach(email, phone)].join("\n"));
  },
  lead: (row: Pick<z.infer<typeof lead>, "name" | "email" | "phone">, kindLabel: string) =>
    plain([row.name, kindLabel, ...waysToReach(row.email, row.phone)].join("\n")).slice(0, 760),
};
