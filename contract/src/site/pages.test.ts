import { defaultBrand } from "../brand/look";
import { emptyRates } from "../calculator/prices";
import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import type { PublicPage } from "../pages/page";
import type { Snapshot } from "../publishing/snapshot";
import { facetPath } from "../routes";
import { pagesOf } from "./pages";
import { type Content, moment, picture, post, project, siteOf } from "./testing/siteOf";

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
