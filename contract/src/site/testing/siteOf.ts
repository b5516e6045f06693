import { defaultBrand } from "../../brand/look";
import { emptyRates } from "../../calculator/prices";
import type { PublicPost } from "../../content/post";
import type { PublicProject } from "../../content/project";
import type { Snapshot } from "../../publishing/snapshot";
import { pagesOf } from "../pages";
import type { Component, ContextOf } from "../sitePage";

export const moment = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
export const picture = {
  width: 1,
  height: 1,
  color: "#fff",
  focal: { x: 0.5, y: 0.5 },
  alt: "",
  credit: "",
  widths: [],
};
export const post = (day: number, category: string): PublicPost => ({
  id: day,
  title: `${category} ${day}`,
  slug: `${category}-${day}`,
  excerpt: "",
  content: "Texto",
  category,
  categoryName: category,
  categorySlug: category,
  imageUrl: "/media/p.jpg",
  publishedAt: moment(day),
  readTime: 1,
  seoTitle: "",
  seoDescription: "",
  seoImage: "",
  status: "published",
  updatedAt: moment(day),
  media: { "/media/p.jpg": picture, "/media/otra.jpg": picture },
  fallback: ["title", "content"],
});
export const project = (day: number, fields: Partial<PublicProject> = {}): PublicProject => ({
  id: day,
  title: `Obra ${day}`,
  slug: `obra-${day}`,
  description: "",
  category: "residencial",
  location: "",
  rooms: [],
  district: "",
  budget: "",
  surface: "",
  duration: "",
  year: "",
  clientName: "",
  mainImage: `/media/${day}.jpg`,
  galleryImages: [],
  challenges: "",
  results: [],
  materials: [],
  cost: "",
  clientQuote: "",
  awards: "",
  beforeImage: "",
  afterImage: "",
  featured: true,
  seoTitle: "",
  seoDescription: "",
  seoImage: "",
  status: "published",
  createdAt: moment(day),
  updatedAt: moment(day),
  media: {},
  fallback: [],
  ...fields,
});

export type Content = Partial<Snapshot["content"]["es"]>;

/** A site with this content. Catalan and English get the same, unless `others` differs. Returns contexts by path. */
export function siteOf(
  content: Content,
  {
    others = content,
    known = undefined as Snapshot["settings"] | undefined,
    revision = 1,
    brand = "Estudio",
    legalName = "",
    phone = "",
    redirects = [] as Snapshot["redirects"],
    siteUrl = "https://estudio.example",
  } = {},
) {
  const settings = known ?? ({ brand, legalName, phone, city: "Valencia", ...defaultBrand } as Snapshot["settings"]);
  const nothing = { projects: [], posts: [], guides: [], pages: [], pageSeo: [] };
  const [es, other] = [
    { ...nothing, ...content },
    { ...nothing, ...others },
  ];
  const prices = { version: 1, rates: emptyRates };
  const snapshot = {
    revision,
    settings,
    prices,
    changedAt: { settings: moment(1), prices: moment(1) },
    redirects,
    brokenLinks: [],
    content: { es, ca: other, en: other },
  };
  const contexts = new Map(pagesOf(snapshot, siteUrl).map(({ path, context }) => [path, context]));
  const of = <C extends Component>(path: string) => contexts.get(path) as ContextOf<C>;
  return { contexts, of, related: (path: string) => of<"post">(path).related.map(({ slug }) => slug) };
}
