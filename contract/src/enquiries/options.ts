/** The product's closed lists: key -> Spanish label. Enums, selects, filters and badges all derive from them. */

export const categories = {
  empresarial: "Empresas",
  residencial: "Particulares",
  constructora: "Constructoras",
} as const;
export type Category = keyof typeof categories;

export const maxMessageLength = 5000;

/** Singular labels of the same keys, for the panel's buttons, badges and counters. */
export const categoryBadges: Record<Category, string> = {
  empresarial: "Empresarial",
  residencial: "Residencial",
  constructora: "Constructora",
};

export const statuses = { published: "Publicado", draft: "Borrador" } as const;
export type Status = keyof typeof statuses;

export const roles = { owner: "Propietario", editor: "Editor" } as const;
export type Role = keyof typeof roles;

export const budgets = {
  "menos-5000": "Menos de 5.000 €",
  "5000-15000": "5.000 – 15.000 €",
  "15000-30000": "15.000 – 30.000 €",
  "30000-50000": "30.000 – 50.000 €",
  "mas-50000": "Más de 50.000 €",
} as const;
export type Budget = keyof typeof budgets;

export const timelines = {
  urgente: "Urgente (1–2 meses)",
  normal: "Normal (3–6 meses)",
  flexible: "Flexible (más de 6 meses)",
  planificando: "Solo planificando",
} as const;
export type Timeline = keyof typeof timelines;

/** Project types by contact method. Each form accepts only its own types. */
export const projectTypes = {
  general: {
    "hogar-completo": "Vivienda completa",
    "habitaciones-especificas": "Habitaciones concretas",
    "oficina-comercial": "Oficina o espacio comercial",
    "construccion-nueva": "Obra nueva",
    renovacion: "Reforma",
  },
  business: {
    "oficina-nueva": "Oficina nueva",
    renovacion: "Reforma",
    "local-comercial": "Local comercial",
    restaurante: "Restaurante",
  },
  construction: {
    residencial: "Residencial",
    comercial: "Comercial",
    hospitalidad: "Hostelería",
    desarrollos: "Promociones",
  },
  residential: {
    "casa-completa": "Casa completa",
    apartamento: "Apartamento",
    "habitaciones-especificas": "Habitaciones concretas",
    renovacion: "Reforma",
  },
} as const;
export type ContactMethod = keyof typeof projectTypes;

export const contactMethods = {
  general: "General",
  business: "Empresas",
  construction: "Constructoras",
  residential: "Particulares",
} as const satisfies Record<ContactMethod, string>;

export const enquiryStates = {
  new: "Nueva",
  read: "Leída",
  handled: "Contestada",
  proposal: "Propuesta",
  won: "Ganada",
  lost: "Perdida",
} as const;
export type EnquiryState = keyof typeof enquiryStates;
/** States in which the visitor still waits for an answer. */
export const openStates = ["new", "read"] as const satisfies EnquiryState[];

/** Months that lost enquiries are kept if the settings set no limit. The privacy text promises this figure. */
export const promisedMonths = 12;

/** How many days ahead the panel announces automatic erasure. */
export const announcedDays = 30;

/** Days of page views shown, and stored. */
export const visitDays = { shown: 90, kept: 400 } as const;

export const buildStatuses = {
  queued: "En cola",
  running: "En curso",
  succeeded: "Publicado",
  failed: "Fallido",
} as const;

/** The phases of a build, in order, as the receipt names them. */
export const buildPhases = {
  waiting: "Esperando a que terminen los cambios",
  fetching: "Leyendo el contenido",
  building: "Generando páginas",
  checking: "Comprobando el resultado",
  switching: "Publicando",
  done: "Terminado",
} as const;
export type BuildPhase = keyof typeof buildPhases;

/** Return the label of a stored key, or the key itself if it is no longer offered. */
export const labelOf = (options: Record<string, string>, key: string): string => options[key] ?? key;

export const projectTypeLabel = (method: ContactMethod, projectType: string): string =>
  labelOf(projectTypes[method], projectType);

export const categoryOfMethod: Record<Exclude<ContactMethod, "general">, Category> = {
  business: "empresarial",
  construction: "constructora",
  residential: "residencial",
};
const categoryOfGeneralType: Record<string, Category> = {
  "oficina-comercial": "empresarial",
  "construccion-nueva": "constructora",
};

/** Return the project category that an enquiry counts under (badge, filter, counters). */
export function enquiryCategory(method: ContactMethod, projectType: string): Category {
  return method === "general" ? (categoryOfGeneralType[projectType] ?? "residencial") : categoryOfMethod[method];
}

/** How a lead left its address. */
export const leadSources = { calculadora: "Calculadora", guia: "Guía" } as const;

export const timelineKinds = {
  note: "Nota",
  call: "Llamada",
  state: "Estado",
  assigned: "Asignada",
  answer: "Respuesta",
} as const;

/** Purposes of a mail, as the panel names them. */
export const mailKinds = {
  notice: "Aviso al estudio",
  acknowledgement: "Acuse de recibo a quien escribió",
  answer: "Respuesta a quien escribió",
  reset: "Enlace para elegir otra contraseña",
  invitation: "Invitación al panel",
  confirmation: "Petición de confirmar el correo",
  guide: "La guía, a quien la pidió",
  passwordChanged: "Aviso de cambio de contraseña",
  factorAdded: "Aviso de verificación en dos pasos añadida",
  factorRemoved: "Aviso de verificación en dos pasos quitada",
  settingsChanged: "Aviso de cambio en los ajustes",
} as const;

/**
 * States of a mail.
 * - `sending`: a process is sending it.
 * - `handed`: the mail server has received all of it and has not confirmed yet.
 * - `uncertain`: the confirmation never came, so sending again might deliver it twice.
 */
export const mailStates = {
  waiting: "En espera",
  sending: "Enviándose",
  handed: "Enviándose",
  sent: "Enviado",
  failed: "No se ha podido enviar",
  uncertain: "Puede haber salido",
} as const;
