import type { TrashableResource } from "@estudio/contract";

type Words = { one: string; restored: string; restoredMany: string };

/** What can be had back when it is deleted: projects, posts and templates. What is personal is erased. */
export const trashable: Record<TrashableResource, Words> = {
  projects: { one: "Proyecto", restored: "Proyecto recuperado", restoredMany: "Proyectos recuperados" },
  blog: { one: "Post", restored: "Post recuperado", restoredMany: "Posts recuperados" },
  guides: { one: "Guía", restored: "Guía recuperada", restoredMany: "Guías recuperadas" },
  templates: { one: "Plantilla", restored: "Plantilla recuperada", restoredMany: "Plantillas recuperadas" },
};

export const isTrashable = (resource: string | undefined): resource is TrashableResource =>
  resource !== undefined && Object.hasOwn(trashable, resource);

/** What is said before something is deleted. */
export const whatDeletingMeans = (resource: string | undefined) =>
  isTrashable(resource) ? "Va a la papelera: se puede recuperar durante treinta días." : "No se puede deshacer.";
