import { businessContacts } from "./contacts/business";
import { constructionContacts } from "./contacts/construction";
import { generalContacts } from "./contacts/general";
import { residentialContacts } from "./contacts/residential";
import type { SeedContact } from "./types";

/** Enquiries of the last twelve weeks, from every form. Names, numbers and addresses are invented. */
export const contacts: SeedContact[] = [
  ...businessContacts,
  ...constructionContacts,
  ...residentialContacts,
  ...generalContacts,
];
