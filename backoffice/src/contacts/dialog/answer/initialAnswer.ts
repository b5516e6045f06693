import type { Contact, Settings } from "@estudio/contract";
import { greetings } from "@estudio/contract/enquiries/mails/greetings";
import { projectTypeIn } from "@estudio/contract/enquiries/projectTypeWords";

/** Return the initial subject, greeting and signature. Replies to the acknowledgement if one was sent. */
export function initialAnswer(contact: Contact, studio: Settings, person: string, acknowledged: boolean) {
  const { subject, unannounced, hello, bye } = greetings[contact.lang];
  const signature = [person, studio.brand, studio.phone].filter(Boolean).join("\n");
  return {
    subject: acknowledged ? `Re: ${subject(studio.brand)}` : `${unannounced} · ${studio.brand}`,
    text: `${hello(contact.name)}\n\n\n\n${bye}\n${signature}`,
  };
}

/** Return the values of the template placeholders for this enquiry. */
export const templateValues = (contact: Contact, studio: Settings, person: string) => ({
  nombre: contact.name,
  tipo: projectTypeIn(contact.lang, contact.contactMethod, contact.projectType),
  estudio: studio.brand,
  persona: person,
  telefono: studio.phone,
});
