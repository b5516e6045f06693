import type { Contact, Settings } from "@estudio/contract";
import { greetings } from "@estudio/contract/enquiries/greetings";
import { projectTypeLabel } from "@estudio/contract/enquiries/options";

/** How an answer begins before anybody types: under the subject of the acknowledgement, with greeting and signature. */
export function beginningOf(contact: Contact, studio: Settings, person: string) {
  const { subject, hello, bye } = greetings[contact.lang];
  const signature = [person, studio.brand, studio.phone].filter(Boolean).join("\n");
  return {
    subject: `Re: ${subject(studio.brand)}`,
    text: `${hello(contact.name)}\n\n\n\n${bye}\n${signature}`,
  };
}

/** What a template's fields stand for in an answer to this enquiry. */
export const valuesOf = (contact: Contact, studio: Settings, person: string) => ({
  nombre: contact.name,
  tipo: projectTypeLabel(contact.contactMethod, contact.projectType),
  estudio: studio.brand,
  persona: person,
  telefono: studio.phone,
});
