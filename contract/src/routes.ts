import type { PageKey } from "./sections";

/** The seven metadata sets of the specification (section 2, Page metadata). */
export type MetadataSet = "home" | "about" | "business" | "construction" | "residential" | "blog" | "contact";

type SiteRoute = { path: string; page?: PageKey; metadata?: MetadataSet; transparentNavigation?: boolean };

/** Every fixed public path; each also exists under /ca and /en. Projects and articles come from the content. */
export const siteRoutes = {
  home: { path: "/", page: "homepage", metadata: "home", transparentNavigation: true },
  about: { path: "/sobre-mi", page: "about", metadata: "about" },
  portfolio: { path: "/portfolio" },
  business: { path: "/empresas", page: "business", metadata: "business", transparentNavigation: true },
  construction: { path: "/constructoras", page: "construction", metadata: "construction", transparentNavigation: true },
  residential: { path: "/particulares", page: "residential", metadata: "residential", transparentNavigation: true },
  blog: { path: "/blog", metadata: "blog" },
  contact: { path: "/contacto", page: "contact", metadata: "contact" },
  thanks: { path: "/contacto/gracias" },
  privacy: { path: "/privacidad" },
  terms: { path: "/terminos" },
  cookies: { path: "/cookies" },
} as const satisfies Record<string, SiteRoute>;
export type SiteRouteName = keyof typeof siteRoutes;

export const projectPath = (slug: string) => `/proyecto/${slug}`;
export const postPath = (slug: string) => `/blog/${slug}`;

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
} as const;

/** Answer header of the public reads while an earlier release is served on purpose: do not swap fresh content in. */
export const pinnedHeader = "X-Site-Pinned";
