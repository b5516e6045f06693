import type { PageKey } from "./pages/sections";

type SiteRoute = { path: string; page?: PageKey };

/** Every fixed public path; each also exists under /ca and /en. Projects and articles come from the content. */
export const siteRoutes = {
  home: { path: "/", page: "homepage" },
  about: { path: "/sobre-mi", page: "about" },
  portfolio: { path: "/portfolio" },
  business: { path: "/empresas", page: "business" },
  construction: { path: "/constructoras", page: "construction" },
  residential: { path: "/particulares", page: "residential" },
  blog: { path: "/blog" },
  contact: { path: "/contacto", page: "contact" },
  calculator: { path: "/calculadora" },
  calculatorSent: { path: "/calculadora/enviado" },
  calculatorReceived: { path: "/calculadora/recibido" },
  guides: { path: "/guias" },
  guideAsked: { path: "/descarga/pedida" },
  guideConfirm: { path: "/descarga/confirmar" },
  guideDownload: { path: "/descarga" },
  guideEnded: { path: "/descarga/caducada" },
  withdrawal: { path: "/baja" },
  withdrawn: { path: "/baja/hecha" },
  thanks: { path: "/contacto/gracias" },
  privacy: { path: "/privacidad" },
  terms: { path: "/terminos" },
  cookies: { path: "/cookies" },
} as const satisfies Record<string, SiteRoute>;
export type SiteRouteName = keyof typeof siteRoutes;

/** Pages one arrives at after doing something: nobody looks for them. */
export const afterwards: readonly SiteRouteName[] = [
  "thanks",
  "calculatorSent",
  "calculatorReceived",
  "guideAsked",
  "guideConfirm",
  "guideDownload",
  "guideEnded",
  "withdrawal",
  "withdrawn",
];

export const projectPath = (slug: string) => `/proyecto/${slug}`;
export const guidePath = (slug: string) => `/guias/${slug}`;
export const postPath = (slug: string) => `/blog/${slug}`;
/** The articles of one category. */
export const categoryPath = (slug: string) => `/blog/categoria/${slug}`;

/** What projects are found by, and what it is called in an address. */
const facetSegments = { client: "cliente", room: "estancia", district: "barrio", budget: "presupuesto" } as const;
export type Facet = keyof typeof facetSegments;
/** The projects for one kind of client, with one room, of one district, of one budget. */
export const facetPath = (facet: Facet, value: string) => `/portfolio/${facetSegments[facet]}/${value}`;
export const isFacetPath = (path: string) => /^\/portfolio\/(?:cliente|estancia|barrio|presupuesto)\/[^/]+$/.test(path);

/** The page that shows drafts on the real design; `?token=` names the preview. Never prebuilt into the sitemap. */
export const previewPath = "/vista-previa";

/**
 * Shells: prebuilt pages served at any address of their family that has no page of its own. The HTML carries
 * `<html data-shell="missing">` (status 404); the server turns it into `data-shell="fresh"` (status 200) for content
 * newer than the build, which the browser then fetches.
 */
export const shells = {
  project: { file: "/_/proyecto", family: "/proyecto/" },
  post: { file: "/_/articulo", family: "/blog/" },
  guide: { file: "/_/guia", family: "/guias/" },
} as const;

/** Answer header of the public reads while an earlier release is served on purpose: do not swap fresh content in. */
export const pinnedHeader = "X-Site-Pinned";
