import type { PageKey } from "./pages/sections";

type SiteRoute = { path: string; page?: PageKey };

/** The fixed public paths; each also exists under /ca and /en. Projects and articles come from the content. */
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

/** Pages reached only after an action, e.g. sending a form. The sitemap and the panel's link picker leave them out. */
export const routesAfterAction: readonly SiteRouteName[] = [
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
export const categoryPath = (slug: string) => `/blog/categoria/${slug}`;

/** URL segment of each portfolio filter. */
const facetSegments = { client: "cliente", room: "estancia", district: "barrio", budget: "presupuesto" } as const;
export type Facet = keyof typeof facetSegments;
export const facetPath = (facet: Facet, value: string) => `/portfolio/${facetSegments[facet]}/${value}`;
export const isFacetPath = (path: string) => /^\/portfolio\/(?:cliente|estancia|barrio|presupuesto)\/[^/]+$/.test(path);

/** The page that shows drafts in the real design; `?token=` names the preview. Never in the sitemap. */
export const previewPath = "/vista-previa";

/**
 * Prebuilt pages that serve any URL of their family that has no page of its own. The HTML carries
 * `<html data-shell="missing">` (status 404). For content newer than the build, the server changes it to
 * `data-shell="fresh"` (status 200), and the browser fetches that content.
 */
export const shells = {
  project: { file: "/_/proyecto", family: "/proyecto/" },
  post: { file: "/_/articulo", family: "/blog/" },
  guide: { file: "/_/guia", family: "/guias/" },
} as const;

/** Response header of public reads while an earlier release is pinned: the site must not swap in newer content. */
export const pinnedHeader = "X-Site-Pinned";
