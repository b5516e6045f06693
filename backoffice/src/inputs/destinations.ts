import type { Guide, Page, Post, Project } from "@estudio/contract";
import { anchorsOf, readDestination, routeNames } from "@estudio/contract/content/destinations";
import { routesAfterAction, type SiteRouteName, siteRoutes } from "@estudio/contract/routes";
import { messages } from "@estudio/contract/rules/messages";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../data/api";

export type Choice = { url: string; name: string; group: string };
type Found = Pick<Project | Post | Guide, "slug" | "title" | "status" | "publishAt" | "unpublishAt">;

const kinds = {
  project: { list: "GET /api/admin/projects", group: "Proyectos", path: "/proyecto/", one: "proyecto" },
  post: { list: "GET /api/admin/blog", group: "Artículos", path: "/blog/", one: "artículo" },
  guide: { list: "GET /api/admin/guides", group: "Guías", path: "/guias/", one: "texto de guía" },
} as const;
type Kind = keyof typeof kinds;

const find = (kind: Kind, filter: object): Promise<Found[]> =>
  call(kinds[kind].list, { query: { filter, range: [0, 19], sort: ["updatedAt", "DESC"] } });

const pages: Choice[] = Object.entries(siteRoutes)
  .filter(([name]) => !routesAfterAction.some((one) => one === name))
  .map(([name, { path }]) => ({ url: path, name: routeNames[name as SiteRouteName], group: "Páginas" }));

/**
 * Return the suggestions for a link: all pages, the sections of the page, and published records that match.
 * @param page page that the link is on, if it is one of the editable pages
 */
export function useDestinations(page: Page | undefined, typed: string): Choice[] {
  // A typed address is not a search term.
  const q = /^[/#]|:/.test(typed) ? "" : typed.trim();
  const { data = [] } = useQuery({
    queryKey: ["destinations", "search", q],
    queryFn: async () => {
      const lists = (["project", "post", "guide"] as const).map(async (kind) => {
        const { group, path } = kinds[kind];
        const found = await find(kind, { status: "published", ...(q && { q }) });
        return found.map(({ slug, title }) => ({ url: path + slug, name: title, group }));
      });
      return (await Promise.all(lists)).flat();
    },
    placeholderData: keepPreviousData,
  });
  const here = Object.entries(page ? anchorsOf(page.pageKey, page.sections) : {}).map(([anchor, name]) => ({
    url: `#${anchor}`,
    name,
    group: "En esta página",
  }));
  return [...pages, ...here, ...data];
}

/** Return the hint for an empty target. @param otherwise default destination; undefined if the button is then hidden */
export const noDestinationText = (otherwise: string | undefined): string =>
  otherwise ? `Sin destino lleva a ${otherwise}`.replace(/ a el /, " al ") : "Sin destino no se muestra el botón";

type DestinationText = { text: string; wrong?: boolean };

/**
 * Describe where an address leads, or what is wrong with it.
 * @param none text for an empty address
 */
export function useDestinationText(url: string, page: Page | undefined, none: string): DestinationText {
  const to = readDestination(url);
  const kind = "slug" in to ? to.kind : undefined;
  const slug = "slug" in to ? to.slug : "";
  const { data: found } = useQuery({
    queryKey: ["destinations", kind, slug],
    queryFn: () => find(kind ?? "project", { slug }),
    enabled: kind !== undefined,
  });
  if (kind) return describeRecord(kinds[kind].one, found);
  switch (to.kind) {
    case "none":
      return { text: none };
    case "outside":
      return describeExternal(url);
    case "page":
      return { text: `Lleva a la página «${routeNames[to.route]}»` };
    case "category":
      return { text: `Lleva a los artículos de la categoría «${to.category}», si alguno publicado la tiene` };
    case "facet":
      return {
        text: "Lleva a los proyectos de ese cliente, estancia, distrito o presupuesto, si alguno publicado lo tiene",
      };
    case "anchor": {
      if (!page) return { text: `Lleva al apartado «${to.anchor}» del mismo texto` };
      const name = anchorsOf(page.pageKey, page.sections)[to.anchor];
      return name ? { text: `Lleva a «${name}», en esta página` } : { text: "No está en esta página", wrong: true };
    }
    default:
      return { text: "Ahí no hay ninguna página: elige un destino de la lista", wrong: true };
  }
}

/** A record that is not found is no error: it may be a former address that redirects. The API checks it on save. */
function describeRecord(one: string, found: Found[] | undefined): DestinationText {
  const [record] = found ?? [];
  if (!record) return { text: found ? `No hay ningún ${one} con esa dirección` : `Lleva a un ${one}` };
  if (record.status !== "published") return { text: `El ${one} «${record.title}» no está publicado`, wrong: true };
  return { text: `Lleva al ${one} «${record.title}»` };
}

function describeExternal(url: string): DestinationText {
  const [, scheme = "", rest = ""] = /^([^:]+):(.*)$/.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case "mailto":
      return { text: `Abre un correo a ${rest}` };
    case "tel":
      return { text: `Llama al ${rest}` };
    case "http":
    case "https":
      return { text: `Lleva fuera de esta web: ${rest.replace(/^\/\//, "")}` };
    default:
      return { text: messages.linkInvalid, wrong: true };
  }
}
