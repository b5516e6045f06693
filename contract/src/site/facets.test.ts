import { defaultBrand } from "../brand/look";
import { emptyRates } from "../calculator/prices";
import type { Snapshot } from "../publishing/snapshot";
import { filesOf } from "./files/files";
import { pagesOf } from "./pages";
import type { ContextOf } from "./sitePage";
import { moment, post, project, siteOf } from "./testing/siteOf";

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
      "Projectes de cuines a Valencia · Estudio",
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
