import type { VersionedResource } from "@estudio/contract";
import { pageNames } from "@estudio/contract/pages/page";

type Place = { name: (id: string, title: string) => string; to?: (id: string) => string; back?: string };

const inForm = (resource: string, back: string): Place => ({
  name: (_id, title) => title,
  to: (id) => `/${resource}/${id}/edit`,
  back,
});

/** What a record with a history is called, and where it is edited. */
export const versioned: Record<VersionedResource, Place> = {
  projects: inForm("projects", "el proyecto"),
  blog: inForm("blog", "el post"),
  guides: inForm("guides", "la guía"),
  templates: inForm("templates", "la plantilla"),
  pages: {
    name: (id) => Object.entries(pageNames).find(([key]) => key === id)?.[1] ?? id,
    to: (id) => `/pages/${id}`,
    back: "la página",
  },
  settings: { name: () => "Ajustes", to: () => "/settings", back: "Ajustes" },
  prices: { name: () => "Precios", to: () => "/precios", back: "Precios" },
  media: { name: () => "Texto y encuadre de la imagen" },
};

export const isVersioned = (resource: string): resource is VersionedResource => Object.hasOwn(versioned, resource);
