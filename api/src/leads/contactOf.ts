import {
  type Budget,
  type ContactMethod,
  enquiryCategory,
  type Kind,
  type Lead,
  nowIso,
  projectTypeLabel,
  type Range,
} from "@estudio/contract";
import { searchTextOf } from "@estudio/database";
import { summaryOf } from "./summary";

/** The contact form's terms for each kind of work. */
const types: Record<Kind, { contactMethod: ContactMethod; projectType: string }> = {
  vivienda: { contactMethod: "residential", projectType: "casa-completa" },
  habitaciones: { contactMethod: "residential", projectType: "habitaciones-especificas" },
  cocina: { contactMethod: "residential", projectType: "habitaciones-especificas" },
  bano: { contactMethod: "residential", projectType: "habitaciones-especificas" },
  oficina: { contactMethod: "business", projectType: "renovacion" },
  tienda: { contactMethod: "business", projectType: "local-comercial" },
  restaurante: { contactMethod: "business", projectType: "restaurante" },
  piloto: { contactMethod: "construction", projectType: "desarrollos" },
};

const budgetSteps: [least: number, budget: Budget][] = [
  [50_000, "mas-50000"],
  [30_000, "30000-50000"],
  [15_000, "15000-30000"],
  [5000, "5000-15000"],
];

/** Choose the budget by the building work alone, as the contact form does. */
const budgetOf = ({ low, high }: Range): Budget =>
  budgetSteps.find(([minimum]) => (low + high) / 2 >= minimum)?.[1] ?? "menos-5000";

/** Return the enquiry that a lead becomes: marked as read and waiting for an answer. */
export function contactOf(lead: Lead) {
  const { email, phone, company, answers, estimate } = lead;
  // The guide form does not require a name.
  const name = lead.name || email;
  const type = answers ? types[answers.kind] : { contactMethod: "general" as const, projectType: "renovacion" };
  const summary = answers && estimate ? summaryOf(answers, estimate, "es") : [];
  const { contactMethod, projectType } = type;
  return {
    name,
    email,
    phone,
    company,
    ...type,
    budget: estimate ? budgetOf(estimate.parts.works) : "",
    timeline: "",
    message: [
      lead.message,
      ...(lead.guideTitle ? [`Pidió la guía «${lead.guideTitle}».`] : []),
      ...(summary.length > 0 ? [`De la calculadora:\n${summary.join("\n")}`] : []),
    ]
      .filter(Boolean)
      .join("\n\n"),
    category: enquiryCategory(contactMethod, projectType),
    lang: lead.lang,
    page: lead.page,
    project: "",
    state: "read" as const,
    doubtful: false,
    notice: "none" as const,
    privacyVersion: lead.privacyVersion,
    privacyHash: lead.privacyHash,
    referrer: lead.referrer,
    landing: lead.landing,
    privacyAcceptedAt: lead.privacyAcceptedAt ?? lead.createdAt,
    createdAt: nowIso(),
    answeredAt: null,
    lostReason: "",
    assignedTo: null,
    uploadKey: null,
    fingerprint: null,
    searchText: searchTextOf.contact(
      { name, email, phone, company, projectType },
      projectTypeLabel(contactMethod, projectType),
    ),
  };
}
