import type { TrashableResource } from "@estudio/contract";

type Words = { one: string; restored: string; restoredMany: string };

/** What can be had back when it is deleted; what is personal is erased. */
export const trashable: Record<TrashableResource, Words> = {
  projects: { one: "Proyecto", restored: "Proyecto recuperado", restoredMany: "Proyectos recuperados" },
  blog: { one: "Post", restored: "Post recuperado", restoredMany: "Posts recuperados" },
  guides: { one: "Guía", restored: "Guía recuperada", restoredMany: "Guías recuperadas" },
  templates: { one: "Plantilla", restored: "Plantilla recuperada", restoredMany: "Plantillas recuperadas" },
};

/** Enquiries have a trash of their own, for some hours. */
export const enquiries: Words = {
  one: "Consulta",
  restored: "Consulta recuperada",
  restoredMany: "Consultas recuperadas",
};
/** What was deleted and can be had back, by its resource. */
export type Restorable = TrashableResource | "contacts";

export const isTrashable = (resource: string | undefined): resource is TrashableResource =>
  resource !== undefined && Object.hasOwn(trashable, resource);

/** What is said before something is deleted. */
export function whatDeletingMeans(resource: string | undefined, count = 1): string {
  // How long theirs are kept says who deletes them.
  if (resource === "contacts") return "";
  if (!isTrashable(resource)) return "No se puede deshacer.";
  return count === 1
    ? "Va a la papelera: se puede recuperar durante treinta días."
    : "Van a la papelera: se pueden recuperar durante treinta días.";
}
