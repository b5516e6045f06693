import { anchors } from "./anchors";
import type { PageKey } from "./sections";

const consultation = { [anchors.consultation]: "Formulario de contacto" };
const process = { [anchors.process]: "Cómo trabajamos" };
/** Anchors that belong to no section: fragment -> label. */
export const pageAnchors: Record<PageKey, Record<string, string>> = {
  homepage: consultation,
  about: process,
  business: { ...process, ...consultation },
  construction: consultation,
  residential: { ...process, ...consultation },
  contact: { [anchors.contactForm]: "Formulario de contacto" },
};
