import { z } from "zod";
import { count } from "../../rules/fields";

export const contactCounts = z.object({ total: count, empresarial: count, residencial: count, constructora: count });
export type ContactCounts = z.infer<typeof contactCounts>;
export const projectCounts = contactCounts;
export type ProjectCounts = z.infer<typeof projectCounts>;
