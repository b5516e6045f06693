import type { Contact, Settings } from "@estudio/contract";
import { greetings } from "@estudio/contract/enquiries/greetings";
import { projectTypeIn } from "@estudio/contract/enquiries/projectTypeWords";

/**
 * How an answer begins before anybody types: with greeting and signature, and under the subject of the acknowledgement
 * where one has gone out.
 */
export function beginningOf(contact: Contact, studio: Settings, person: string, acknowledged: boolean) {
  const { subject, unannounced, hello, bye } = greetings[contact.lang];
  const signature = [person, studio.brand, studio.phone].filter(Boolean).join("\n");
  return {
    subject: acknowledged ? `Re: ${subject(studio.brand)}` : `${unannounced} · ${studio.brand}`,
    text: `${hello(contact.name)}\n\n\n\n${bye}\n${signature}`,
  };
}

/** What a template's fields stand for in an answer to this enquiry. */
export const valuesOf = (contact: Contact, studio: Settings, person: string) => ({
  nombre: contact.name,
  tipo: projectTypeIn(contact.lang, contact.contactMethod, contact.projectType),
  estudio: studio.brand,
  persona: person,
  telefono: studio.phone,
});
