import { z } from "zod";
import { count } from "../rules/fields";

/** Counters of the enquiries screen: all, and per category. */
export const contactCounts = z.object({ total: count, empresarial: count, residencial: count, constructora: count });
export type ContactCounts = z.infer<typeof contactCounts>;
export const projectCounts = contactCounts;
export type ProjectCounts = z.infer<typeof projectCounts>;
