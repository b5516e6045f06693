import type { VersionedResource } from "@estudio/contract";
import { pageNames } from "@estudio/contract/pages/pageNames";
import { pageKeys } from "@estudio/contract/pages/sections";
import { labelOfPath } from "../words/fieldLabels";

type Place = { name: (id: string, title: string) => string; to?: (id: string) => string };

const inForm = (resource: string): Place => ({
  name: (_id, title) => title,
  to: (id) => `/${resource}/${id}/edit`,
});

/** Title and edit address of each resource with a history. */
export const versioned: Record<VersionedResource, Place> = {
  projects: inForm("projects"),
  blog: inForm("blog"),
  guides: inForm("guides"),
  templates: inForm("templates"),
  pages: {
    name: (id) => Object.entries(pageNames).find(([key]) => key === id)?.[1] ?? id,
    to: (id) => `/pages/${id}`,
  },
  settings: { name: () => "Ajustes", to: () => "/settings" },
  prices: { name: () => "Precios", to: () => "/precios" },
  "page-seo": { name: (_id, title) => `En buscadores: ${title}`, to: (id) => `/visibilidad/${id}` },
  media: { name: () => "Texto y encuadre de la imagen" },
};

export const isVersioned = (resource: string): resource is VersionedResource => Object.hasOwn(versioned, resource);

/** Return a function that labels the fields of a record or of its working copies. */
export function fieldLabeller({ resource, record }: { resource: VersionedResource; record: string }) {
  const page = resource === "pages" ? pageKeys.find((key) => key === record.replace(/-copy$/, "")) : undefined;
  return (place: string): string => labelOfPath(place, page);
}
