import type { VersionedResource } from "@estudio/contract";
import { pageNames } from "@estudio/contract/pages/page";

type Place = { name: (id: string, title: string) => string; to?: (id: string) => string };

const inForm = (resource: string): Place => ({
  name: (_id, title) => title,
  to: (id) => `/${resource}/${id}/edit`,
});

/** What a record with a history is called, and where it is edited. */
export const versioned: Record<VersionedResource, Place> = {
<<<<<<< HEAD
  projects: inForm("projects", "el proyecto"),
  blog: inForm("blog", "el post"),
  guides: inForm("guides", "la guía"),
  templates: inForm("templates", "la plantilla"),
=======
  projects: inForm("projects"),
  blog: inForm("blog"),
  templates: inForm("templates"),
>>>>>>> 3045311f4c9d60d7e8a63e5fcd8749ec297f74c3
  pages: {
    name: (id) => Object.entries(pageNames).find(([key]) => key === id)?.[1] ?? id,
    to: (id) => `/pages/${id}`,
  },
  settings: { name: () => "Ajustes", to: () => "/settings" },
  prices: { name: () => "Precios", to: () => "/precios" },
  media: { name: () => "Texto y encuadre de la imagen" },
};

export const isVersioned = (resource: string): resource is VersionedResource => Object.hasOwn(versioned, resource);
