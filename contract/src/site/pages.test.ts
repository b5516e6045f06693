import { defaultBrand } from "../brand/look";
import { emptyRates } from "../calculator/prices";
import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import type { PublicPage } from "../pages/page";
import type { Snapshot } from "../publishing/snapshot";
import { facetPath } from "../routes";
import { filesOf } from "./files/files";
import { pagesOf } from "./pages";
import type { Component, ContextOf } from "./sitePage";

const moment = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const picture = { width: 1, height: 1, color: "#fff", focal: { x: 0.5, y: 0.5 }, alt: "", credit: "", widths: [] };
const post = (day: number, category: string): PublicPost => ({
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
const project = (day: number, fields: Partial<PublicProject> = {}): PublicProject => ({
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

type Content = Partial<Snapshot["content"]["es"]>;

/** A site with this content. Catalan and English get the same, unless `others` differs. Returns contexts by path. */
function siteOf(
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
  const settings = known ?? ({ brand, legalName, phone, ...defaultBrand } as Snapshot["settings"]);
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

describe("pages rebuilt after a change of the settings", () => {
  const posts = [post(1, "luz")];
  const before = siteOf({ posts });
  const changed = (after: ReturnType<typeof siteOf>) =>
    [...after.contexts].filter(
      ([path, context]) => JSON.stringify(context) !== JSON.stringify(before.contexts.get(path)),
    );

  it("are only the legal pages, if only they show the setting", () => {
    const legal = ["privacidad", "terminos", "cookies"].flatMap((page) =>
      ["", "/ca", "/en"].map((lang) => `${lang}/${page}`),
    );
    expect(changed(siteOf({ posts }, { legalName: "Lumbre S. L." })).map(([path]) => path)).toEqual(
      expect.arrayContaining(legal),
    );
    expect(changed(siteOf({ posts }, { legalName: "Lumbre S. L." }))).toHaveLength(legal.length);
  });

  it("are all pages, if all show the setting", () => {
    expect(changed(siteOf({ posts }, { phone: "+34 910 000 000" }))).toHaveLength(before.contexts.size);
  });
});

it("puts the newest 200 records in a full list, and all of them in a category's", () => {
  const posts = Array.from({ length: 250 }, (_, index) => ({ ...post(1, "luz"), id: index, slug: `luz-${index}` }));
  const projects = Array.from({ length: 250 }, (_, index) => project(1, { id: index, slug: `obra-${index}` }));
  const { of } = siteOf({ posts, projects });
  expect(of<"blog">("/blog").posts.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, n) => 249 - n));
  expect(of<"portfolio">("/ca/portfolio").projects).toHaveLength(200);
  expect(of<"blog">("/blog/categoria/luz").posts).toHaveLength(250);
  expect(of<"portfolio">(facetPath("client", "residencial")).projects).toHaveLength(250);
});

describe("links between pages", () => {
  const subject = [5, 3, 1, 4, 2].map((day) => post(day, "luz"));

  it("lead from an article to the three before it in its category, or else to later ones", () => {
    const { related } = siteOf({ posts: [...subject, post(6, "obra")] });
    expect(related("/blog/luz-5")).toEqual(["luz-4", "luz-3", "luz-2"]);
    expect(related("/blog/luz-3")).toEqual(["luz-2", "luz-1", "luz-4"]);
    expect(related("/blog/luz-1")).toEqual(["luz-2", "luz-3", "luz-4"]);
    expect(related("/blog/obra-6")).toEqual([]);
  });

  it("lead from a project to its neighbours in time, in a circle", () => {
    const { of } = siteOf({ projects: [project(1), project(2), project(3)] });
    const around = of<"project">("/ca/proyecto/obra-3");
    expect([around.previous?.slug, around.next?.slug]).toEqual(["obra-1", "obra-2"]);
    expect(siteOf({ projects: [project(1)] }).of("/proyecto/obra-1")).toMatchObject({ previous: null, next: null });
  });

  it("lead from an article to the projects and services it mentions, also by a redirect, and back", () => {
    const speaking = {
      ...post(7, "luz"),
      content:
        "Del [ático](/proyecto/obra-2#luz), [otro](/proyecto/vieja) y [uno](/proyecto/no-hay). [Casas](/particulares)",
    };
    const projects = [project(1), project(2), project(3)];
    const redirects = [{ from: "/proyecto/vieja", to: "/proyecto/obra-3" }];
    const { of } = siteOf({ posts: [speaking, post(8, "luz")], projects }, { redirects });
    const { projects: shown, services } = of<"post">("/ca/blog/luz-7");
    expect([shown.map(({ slug }) => slug), services]).toEqual([["obra-3", "obra-2"], ["residential"]]);
    expect(of<"post">("/blog/luz-8")).toMatchObject({ projects: [], services: [] });
    const articles = projects.map(({ slug }) => of<"project">(`/en/proyecto/${slug}`).articles.map((one) => one.slug));
    expect(articles).toEqual([[], ["luz-7"], ["luz-7"]]);
  });

  it("lead from a project to two of its district or category, apart from the next one", () => {
    const shop = { category: "empresarial", location: "Retiro, Madrid" } as const;
    const home = { location: "Chamberí, Madrid" };
    const projects = [project(6), project(5, home), project(4), project(3, home), project(2, shop), project(1, shop)];
    const { of } = siteOf({ projects });
    const alike = (path: string) => of<"project">(path).related.map(({ slug }) => slug);
    expect(alike("/proyecto/obra-5")).toEqual(["obra-3", "obra-6"]);
    expect(alike("/ca/proyecto/obra-2")).toEqual([]);
    expect(of<"project">("/proyecto/obra-5").next?.mainImage).toBe("/media/4.jpg");
  });

  it("lead from the home page to the newest project with before and after pictures", () => {
    const both = { beforeImage: "/media/a.jpg", afterImage: "/media/b.jpg" };
    const media = { "/media/a.jpg": picture, "/media/b.jpg": picture, "/media/c.jpg": picture };
    const { of } = siteOf({ projects: [project(3), project(2, { ...both, media }), project(1, both)] });
    const { compared } = of<"home">("/en");
    expect([compared?.slug, Object.keys(compared?.media ?? {})]).toEqual(["obra-2", ["/media/a.jpg", "/media/b.jpg"]]);
    expect(siteOf({ projects: [project(1)] }).of<"home">("/").compared).toBeNull();
  });

  it("lead from a service page to the projects whose pictures it shows, newest first", () => {
    const items = ["/media/2.jpg", "/media/detalle.jpg"].map((image) => ({ title: "", text: "", image, fallback: [] }));
    const page = { pageKey: "residential", sections: [{ items }] } as unknown as PublicPage;
    const projects = [project(1, { galleryImages: ["/media/detalle.jpg"] }), project(2), project(3)];
    const { projects: shown } = siteOf({ pages: [page], projects }).of<"services">("/en/particulares");
    expect(shown.map(({ slug }) => slug)).toEqual(["obra-2", "obra-1"]);
  });

  it("lead from a service page to the projects of its category, or to all if it has none", () => {
    const { of } = siteOf({ projects: [project(1)] });
    expect(of<"services">("/ca/particulares").portfolio).toBe("/portfolio/cliente/residencial");
    expect(of<"services">("/ca/empresas").portfolio).toBe("/portfolio");
  });
});

describe("pages that change", () => {
  const before = siteOf({ posts: [post(1, "luz"), post(2, "luz"), post(3, "luz"), post(4, "luz")] });
  const changedBy = (content: Content, options = {}) => {
    const after = siteOf(content, options);
    return [...after.contexts].filter(([path, context]) => {
      const known = before.contexts.get(path);
      return known && JSON.stringify(known) !== JSON.stringify(context);
    });
  };
  const posts = [1, 2, 3, 4].map((day) => post(day, "luz"));

  it("are, with a new article, its lists and no other article's page", () => {
    const paths = changedBy({ posts: [...posts, post(5, "luz")] }).map(([path]) => path);
    const own = ["", "/ca", "/en"].flatMap((lang) => [`${lang}/blog`, `${lang}/blog/categoria/luz`]);
    expect(paths).toEqual(own);
  });

  it("are all with a setting, and none with only a new revision", () => {
    expect(changedBy({ posts }, { brand: "Otro" })).toHaveLength(before.contexts.size);
    expect(changedBy({ posts }, { revision: 2 })).toEqual([]);
  });
});

it("shows every change on every page concerned, whatever was memoized before", () => {
  const link = "Del [piso](/proyecto/obra-2) y [otro](/proyecto/vieja)";
  const kinds = ["residencial", "empresarial", "constructora"] as const;
  const projects = [1, 2, 3, 4, 5, 6].map((day) => project(day, { category: kinds[day % 3] ?? "residencial" }));
  const posts = [post(1, "luz"), { ...post(2, "luz"), content: link }, post(3, "obra")];
  const guides = [{ ...post(4, ""), summary: "", inside: [], position: 1, fileBytes: 1, createdAt: moment(4) }];
  const known = { brand: "Estudio", phone: "", ...defaultBrand } as Snapshot["settings"];
  const withProject = (fields: Partial<PublicProject>) => ({
    projects: projects.map((one) => (one.id === 2 ? { ...one, ...fields } : one)),
    posts,
  });
  const withPost = (fields: Partial<PublicPost>) => ({
    projects,
    posts: posts.map((one) => (one.id === 2 ? { ...one, ...fields } : one)),
  });
  const states: Parameters<typeof siteOf>[] = [
    [withProject({ title: "Otra" })],
    [withProject({ location: "Retiro, Madrid" })],
    [withProject({ fallback: ["title", "description"] })],
    [withPost({ content: "Texto" })],
    [withPost({ category: "obra" })],
    [withPost({ title: "Otro" })],
    [{ projects: projects.slice(1), posts }],
    [{ projects, posts: posts.slice(1) }],
    [{ projects, posts }, { redirects: [{ from: "/proyecto/vieja", to: "/proyecto/obra-4" }] }],
    [{ projects, posts }, { known: { ...known, phone: "1" } }],
    [{ projects, posts }, { siteUrl: "https://otra.example" }],
    [{ projects, posts, guides }],
    [{ projects, posts }, { others: { projects: structuredClone(projects) } }],
  ];
  const before: Parameters<typeof siteOf> = [{ projects, posts }];
  for (const [content, options] of states.flatMap((state) => [before, state])) {
    const all = { known, others: {}, ...options };
    expect([...siteOf(content, all).contexts]).toEqual([...siteOf(structuredClone(content), all).contexts]);
  }
});

it("builds every page in three languages, shells without a record, and one page for static hosts", () => {
  const { contexts, of } = siteOf({ posts: [post(1, "luz")], projects: [project(1)] });
  const bare = [...contexts.keys()].filter((path) => !/^\/(ca|en)(\/|$)/.test(path) && path !== "/404.html");
  for (const lang of ["ca", "en"])
    for (const path of bare) expect(contexts.has(path === "/" ? `/${lang}` : `/${lang}${path}`)).toBe(true);
  expect(contexts.size).toBe(bare.length * 3 + 1);
  expect(of<"project">("/_/proyecto").project).toBeNull();
  expect(of<"post">("/en/_/articulo").post).toBeNull();
});

it("puts into a card only its own picture and fallbacks", () => {
  const [card] = siteOf({ posts: [post(1, "luz")] }).of<"blog">("/ca/blog").posts;
  expect(Object.keys(card?.media ?? {})).toEqual(["/media/p.jpg"]);
  expect(card?.fallback).toEqual(["title"]);
});

it("offers as translations only languages in which a page is written", () => {
  const written = project(1, { title: "Ático", description: "Dos terrazas" });
  const content = {
    es: { projects: [written], posts: [], guides: [], pages: [], pageSeo: [] },
    ca: {
      projects: [{ ...written, fallback: ["title", "description"] }],
      posts: [],
      guides: [],
      pages: [],
      pageSeo: [],
    },
    en: {
      projects: [{ ...written, description: "Two terraces", fallback: ["title"] }],
      posts: [],
      guides: [],
      pages: [],
      pageSeo: [],
    },
  };
  const pages = pagesOf(
    {
      revision: 1,
      settings: { brand: "", ...defaultBrand } as Snapshot["settings"],
      prices: { version: 1, rates: emptyRates },
      changedAt: { settings: moment(1), prices: moment(1) },
      redirects: [],
      brokenLinks: [],
      content,
    },
    "https://estudio.example",
  );
  const of = (path: string) => pages.find((page) => page.path === path)?.context.writtenIn;
  expect(of("/ca/proyecto/obra-1")).toEqual(["es", "en"]);
  expect(of("/ca")).toEqual(["es", "ca", "en"]);
});

describe("categories of articles", () => {
  const named = (day: number, lang: "es" | "ca", fallback: string[]) => ({
    ...post(day, "luz"),
    categoryName: lang === "es" ? "Luz" : "Llum",
    fallback,
  });
  const one = { projects: [], guides: [], pages: [], pageSeo: [] };
  const snapshot: Snapshot = {
    revision: 1,
    settings: { brand: "Estudio", ...defaultBrand } as Snapshot["settings"],
    prices: { version: 1, rates: emptyRates },
    changedAt: { settings: moment(1), prices: moment(1) },
    redirects: [],
    brokenLinks: [],
    content: {
      es: { ...one, posts: [named(1, "es", []), { ...named(2, "es", []), category: "", categorySlug: "" }] },
      ca: { ...one, posts: [named(1, "ca", [])] },
      en: { ...one, posts: [named(1, "es", ["categoryName"])] },
    },
  };
  const pages = pagesOf(snapshot, "https://estudio.example");
  const of = (path: string) => pages.find((page) => page.path === path)?.context as ContextOf<"blog"> | undefined;

  it("have a page with their articles in every language, linked from the blog", () => {
    expect(of("/blog/categoria/luz")?.posts.map(({ id }) => id)).toEqual([1]);
    expect(of("/blog")?.categories).toEqual([{ slug: "luz", name: "Luz", fallback: [] }]);
    expect(of("/en/blog/categoria/luz")?.category).toEqual({ slug: "luz", name: "Luz", fallback: ["name"] });
    expect(of("/ca/blog/categoria/luz")?.head?.title).toBe("Llum: articles del blog · Estudio");
  });

  it("are offered in languages in which they have a name and an article", () => {
    expect(of("/blog/categoria/luz")?.writtenIn).toEqual(["es", "ca"]);
    const sitemap = filesOf(snapshot, "https://estudio.example")["/sitemap.xml"] ?? "";
    expect(sitemap).toContain("<loc>https://estudio.example/ca/blog/categoria/luz</loc>");
    expect(sitemap).not.toContain("/en/blog/categoria/luz");
  });

  it("carry in the sitemap the date of their last change, which depends only on content", () => {
    const sitemap = filesOf(snapshot, "https://estudio.example")["/sitemap.xml"] ?? "";
    expect(sitemap.match(/<lastmod>/g)?.length).toBe(sitemap.match(/<url>/g)?.length);
    expect(filesOf({ ...snapshot, revision: 2 }, "https://estudio.example")["/sitemap.xml"]).toBe(sitemap);
  });
});

describe("projects by kind of client, room, district and budget", () => {
  const kitchen = project(3, { rooms: ["cocina", "salon"], district: "arganzuela", budget: "hasta-30000" });
  const bedroom = project(2, { rooms: ["dormitorio"], district: "chamberi" });
  const projects = [kitchen, bedroom, project(1)];
  const site = siteOf({ projects });
  const bare = ({ contexts }: ReturnType<typeof siteOf>) =>
    [...contexts.keys()].filter((path) => path.startsWith("/portfolio/"));

  it("have a page in every language, linked from the portfolio, unless they are empty", () => {
    expect(bare(site)).toEqual([
      "/portfolio/cliente/residencial",
      "/portfolio/estancia/salon",
      "/portfolio/estancia/cocina",
      "/portfolio/estancia/dormitorio",
      "/portfolio/barrio/arganzuela",
      "/portfolio/barrio/chamberi",
      "/portfolio/presupuesto/hasta-30000",
    ]);
    const { projects: shown, facet, head } = site.of<"portfolio">("/ca/portfolio/estancia/cocina");
    expect([shown.map(({ id }) => id), facet?.name, head?.title]).toEqual([
      [3],
      "Cuina",
      "Projectes de cuines a Madrid · Estudio",
    ]);
    expect(site.of<"portfolio">("/ca/portfolio/barrio/arganzuela").facet?.title).toBe(
      "Projectes al districte d’Arganzuela",
    );
    const { facets, facet: none, projects: all } = site.of<"portfolio">("/en/portfolio");
    expect([none, all.length]).toEqual([null, 3]);
    expect(facets.map(({ name }) => name)).toEqual([
      ...["Residential", "Living room", "Kitchen", "Bedroom", "Arganzuela", "Chamberí", "Up to €30,000"],
    ]);
  });

  it("are linked from their projects", () => {
    const names = (path: string) => site.of<"project">(path).facets.map(({ name }) => name);
    expect(names("/proyecto/obra-2")).toEqual(["Particulares", "Dormitorio", "Chamberí"]);
    expect(names("/proyecto/obra-1")).toEqual(["Particulares"]);
  });

  it("appear in the sitemap in languages in which one of their projects is written", () => {
    const written = { ...kitchen, description: "Texto" };
    const es = { projects: [written], posts: [], guides: [], pages: [], pageSeo: [] };
    const ca = { ...es, projects: [{ ...written, fallback: ["title", "description"] }] };
    const snapshot: Snapshot = {
      revision: 1,
      settings: { brand: "Estudio", ...defaultBrand } as Snapshot["settings"],
      prices: { version: 1, rates: emptyRates },
      changedAt: { settings: moment(1), prices: moment(1) },
      redirects: [],
      brokenLinks: [],
      content: { es, ca, en: es },
    };
    const sitemap = filesOf(snapshot, "https://estudio.example")["/sitemap.xml"] ?? "";
    expect(sitemap).toContain("<loc>https://estudio.example/en/portfolio/barrio/arganzuela</loc>");
    expect(sitemap).not.toContain("/ca/portfolio/barrio/arganzuela");
  });

  it("change with a project's district only on its old and new page and the project's own", () => {
    const three = [project(4, { district: "chamberi" }), project(3, { district: "retiro" }), ...projects.slice(1)];
    const before = siteOf({ projects: three });
    const moved = three.map((one) => (one.id === 2 ? { ...one, district: "retiro" as const } : one));
    const after = siteOf({ projects: moved });
    expect(bare(after)).toEqual(bare(before));
    const changed = [...after.contexts]
      .filter(([path, context]) => JSON.stringify(context) !== JSON.stringify(before.contexts.get(path)))
      .map(([path]) => path);
    const expected = ["portfolio/barrio/chamberi", "portfolio/barrio/retiro", "proyecto/obra-2"];
    expect(changed.sort()).toEqual(
      ["", "ca/", "en/"].flatMap((lang) => expected.map((path) => `/${lang}${path}`)).sort(),
    );
  });
});

it("keeps the share picture apart from the pictures that a page shows", () => {
  const { contexts } = siteOf({
    projects: [
      project(1, {
        mainImage: "/media/p.jpg",
        seoImage: "/media/s.jpg",
        media: { "/media/p.jpg": picture, "/media/s.jpg": picture },
      }),
    ],
  });
  expect(contexts.get("/proyecto/obra-1")?.head?.image).toBe("/media/s.jpg");
});
