import type { TrashableResource } from "@estudio/contract";

type Words = { one: string; restored: string; restoredMany: string };

/** Resources that can be restored after deletion. Personal data is erased instead, except enquiries. */
export const trashable: Record<TrashableResource, Words> = {
  projects: { one: "Proyecto", restored: "Proyecto recuperado", restoredMany: "Proyectos recuperados" },
  blog: { one: "Post", restored: "Post recuperado", restoredMany: "Posts recuperados" },
  guides: { one: "Guía", restored: "Guía recuperada", restoredMany: "Guías recuperadas" },
  templates: { one: "Plantilla", restored: "Plantilla recuperada", restoredMany: "Plantillas recuperadas" },
};

/** Enquiries have their own trash, with a retention in hours. */
export const enquiries: Words = {
  one: "Consulta",
  restored: "Consulta recuperada",
  restoredMany: "Consultas recuperadas",
};
export type Restorable = TrashableResource | "contacts";

export const isTrashable = (resource: string | undefined): resource is TrashableResource =>
  resource !== undefined && Object.hasOwn(trashable, resource);

/** Return what the confirmation dialog says about restoring. */
export function describeDeletion(resource: string | undefined, count = 1): string {
  // The caller knows their retention and says it itself.
  if (resource === "contacts") return "";
  if (!isTrashable(resource)) return "No se puede deshacer.";
  return count === 1
    ? "Va a la papelera: se puede recuperar durante treinta días."
    : "Van a la papelera: se pueden recuperar durante treinta días.";
}
