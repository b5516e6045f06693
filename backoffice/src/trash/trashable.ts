import type { TrashableResource } from "@estudio/contract";

type Words = { one: string; restored: string; restoredMany: string };

/** What can be had back when it is deleted; what is personal is erased. */
export const trashable: Record<TrashableResource, Words> = {
  projects: { one: "Proyecto", restored: "Proyecto recuperado", restoredMany: "Proyectos recuperados" },
  blog: { one: "Post", restored: "Post recuperado", restoredMany: "Posts recuperados" },
  guides: { one: "Guía", restored: "Guía recuperada", restoredMany: "Guías recuperadas" },
  templates: { one: "Plantilla", restored: "Plantilla recuperada", restoredMany: "Plantillas recuperadas" },
};

export const isTrashable = (resource: string | undefined): resource is TrashableResource =>
  resource !== undefined && Object.hasOwn(trashable, resource);

/** What is said before something is deleted. */
export function whatDeletingMeans(resource: string | undefined, count = 1): string {
  if (!isTrashable(resource)) return "No se puede deshacer.";
  return count === 1
    ? "Va a la papelera: se puede recuperar durante treinta días."
    : "Van a la papelera: se pueden recuperar durante treinta días.";
}
