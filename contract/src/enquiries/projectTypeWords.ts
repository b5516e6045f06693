import type { Language, TranslatedLanguage } from "../paths";
import { type ContactMethod, labelOf, projectTypeLabel, type projectTypes } from "./options";

type Keys = { [M in ContactMethod]: keyof (typeof projectTypes)[M] }[ContactMethod];

/** Translations of `projectTypes`, which holds the Spanish labels. */
const translated: Record<TranslatedLanguage, Record<Keys, string>> = {
  ca: {
    "hogar-completo": "Habitatge complet",
    "habitaciones-especificas": "Estances concretes",
    "oficina-comercial": "Oficina o espai comercial",
    "construccion-nueva": "Obra nova",
    renovacion: "Reforma",
    "oficina-nueva": "Oficina nova",
    "local-comercial": "Local comercial",
    restaurante: "Restaurant",
    residencial: "Residencial",
    comercial: "Comercial",
    hospitalidad: "Hostaleria",
    desarrollos: "Promocions",
    "casa-completa": "Casa completa",
    apartamento: "Apartament",
  },
  en: {
    "hogar-completo": "Whole home",
    "habitaciones-especificas": "Specific rooms",
    "oficina-comercial": "Office or commercial space",
    "construccion-nueva": "New build",
    renovacion: "Renovation",
    "oficina-nueva": "New office",
    "local-comercial": "Shop",
    restaurante: "Restaurant",
    residencial: "Residential",
    comercial: "Commercial",
    hospitalidad: "Hospitality",
    desarrollos: "Developments",
    "casa-completa": "Whole house",
    apartamento: "Flat",
  },
};

/** Return the label of a project type in the visitor's language, or the key itself if it is unknown. */
export const projectTypeIn = (lang: Language, method: ContactMethod, projectType: string): string =>
  lang === "es" ? projectTypeLabel(method, projectType) : labelOf(translated[lang], projectType);
