import { defaultBrand } from "../brand/look";
import { emptyRates } from "../calculator/prices";
import type { PublicGuide } from "../content/guide";
import type { Snapshot } from "../publishing/snapshot";
import { filesOf } from "./files/files";
import { pagesOf } from "./pages";
import type { Component, ContextOf } from "./sitePage";

const moment = "2026-11-01T10:00:00.000Z";
const guide = (id: number, position: number, fallback: string[] = []): PublicGuide => ({
  id,
  title: `Guía ${id}`,
  slug: `guia-${id}`,
  summary: "Resumen",
  content: "Texto",
  inside: [],
  imageUrl: "/media/p.jpg",
  position,
  fileBytes: 1000,
  seoTitle: "",
  seoDescription: "",
  seoImage: "",
  status: "published",
  createdAt: moment,
  updatedAt: moment,
  media: {},
  fallback,
});

function snapshotOf(guides: PublicGuide[], catalan = guides): Snapshot {
  const one = { projects: [], posts: [], guides, pages: [], pageSeo: [] };
  return {
    revision: 1,
    settings: { brand: "Estudio", ...defaultBrand } as Snapshot["settings"],
    prices: { version: 1, rates: emptyRates },
    changedAt: { settings: moment, prices: moment },
    redirects: [],
    brokenLinks: [],
    content: { es: one, ca: { ...one, guides: catalan }, en: one },
  };
}
const siteUrl = "https://estudio.example";
const pagesIn = (snapshot: Snapshot) =>
  new Map(pagesOf(snapshot, siteUrl).map(({ path, context }) => [path, context] as const));
const of = <C extends Component>(snapshot: Snapshot, path: string) => pagesIn(snapshot).get(path) as ContextOf<C>;

it("lists guides in the editors' order, each with a page that links to the others", () => {
  const snapshot = snapshotOf([guide(1, 2), guide(2, 1), guide(3, 2)]);
  expect(of<"guides">(snapshot, "/ca/guias").guides.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(of<"guide">(snapshot, "/guias/guia-1").others.map(({ id }) => id)).toEqual([2, 3]);
  for (const lang of ["", "/ca", "/en"]) expect(of<"guide">(snapshot, `${lang}/_/guia`).guide).toBeNull();
});

it("tells every page whether there are guides, and leaves an empty list out of the sitemap", () => {
  const [none, some] = [snapshotOf([]), snapshotOf([guide(1, 0)])];
  const known = (snapshot: Snapshot) => new Set([...pagesIn(snapshot).values()].map(({ hasGuides }) => hasGuides));
  expect([[...known(none)], [...known(some)]]).toEqual([[false], [true]]);
  const sitemap = (snapshot: Snapshot) => filesOf(snapshot, siteUrl)["/sitemap.xml"];
  expect(sitemap(none)).not.toContain("/guias");
  expect(sitemap(some)).toContain("<loc>https://estudio.example/en/guias/guia-1</loc>");
  expect(sitemap(some)).not.toContain("/descarga");
});

it("does not offer an untranslated guide as a translation", () => {
  const snapshot = snapshotOf([guide(1, 0)], [guide(1, 0, ["title", "content", "file"])]);
  expect(of<"guide">(snapshot, "/ca/guias/guia-1").writtenIn).toEqual(["es", "en"]);
  expect(filesOf(snapshot, siteUrl)["/sitemap.xml"]).not.toContain("/ca/guias/guia-1");
});
