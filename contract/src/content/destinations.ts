import { pageAnchors } from "../pages/pageAnchors";
import { type PageKey, sections } from "../pages/sections";
import { isShown } from "../pages/shown";
import { isFacetPath, type SiteRouteName, siteRoutes } from "../routes";
import { entriesOf } from "../rules/keys";
import { trimEndChars } from "../text/trimEndChars";
import type { SectionContents } from "./blank";

/** Link targets. Free of zod, for the panel. */

/** Names of the site's pages in the panel's link picker. */
export const routeNames: Record<SiteRouteName, string> = {
  home: "Inicio",
  about: "Sobre mí",
  portfolio: "Portfolio",
  business: "Empresas",
  construction: "Constructoras",
  residential: "Particulares",
  blog: "Blog",
  contact: "Contacto",
  calculator: "Calculadora de presupuesto",
  calculatorSent: "Cálculo enviado",
  calculatorReceived: "Cálculo recibido",
  guides: "Guías gratuitas",
  guideAsked: "Guía pedida",
  guideConfirm: "Confirmar la petición de una guía",
  guideDownload: "Descargar una guía",
  guideEnded: "Enlace de guía caducado",
  withdrawal: "Borrar mis datos",
  withdrawn: "Datos borrados",
  thanks: "Gracias por tu consulta",
  privacy: "Política de privacidad",
  terms: "Términos",
  cookies: "Cookies",
};

export type Destination =
  | { kind: "none" | "outside" | "unknown" | "prefixed" }
  | { kind: "anchor"; anchor: string }
  | { kind: "page"; route: SiteRouteName; anchor: string }
  | { kind: "project" | "post" | "guide"; slug: string }
  | { kind: "category"; category: string }
  | { kind: "facet"; path: string };

const kinds: Record<string, "project" | "post" | "guide"> = { proyecto: "project", blog: "post", guias: "guide" };

/** Classify a link target. Does not check that the project, article or guide exists. */
export function readDestination(url: string): Destination {
  if (url === "") return { kind: "none" };
  if (/^[a-z]+:/i.test(url)) return { kind: "outside" };
  if (url.startsWith("#")) return { kind: "anchor", anchor: url.slice(1) };
  const [, written = "", anchor = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const path = written.slice(0, 1) + trimEndChars(written.slice(1), "/");
  for (const [route, { path: known }] of entriesOf(siteRoutes))
    if (path === known) return { kind: "page", route, anchor };
  if (/^\/(?:ca|en)(?:\/|$)/.test(path)) return { kind: "prefixed" };
  if (isFacetPath(path)) return { kind: "facet", path };
  const [, category] = /^\/blog\/categoria\/([^/]+)$/.exec(path) ?? [];
  if (category) return { kind: "category", category };
  const [, family, slug = ""] = /^\/(proyecto|blog|guias)\/([^/]+)$/.exec(path) ?? [];
  return family ? { kind: kinds[family] ?? "project", slug } : { kind: "unknown" };
}

/** Return the anchors of a page as currently written: fragment -> name of the section. */
export function anchorsOf(page: PageKey, written: readonly SectionContents[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, section] of Object.entries(sections[page])) {
    if (!("anchor" in section)) continue;
    const own = written.find(({ sectionKey }) => sectionKey === key);
    if (own ? isShown(page, own) : "always" in section) found[section.anchor] = section.name;
  }
  return { ...found, ...pageAnchors[page] };
}
