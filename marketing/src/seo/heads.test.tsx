import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicPage, PublicSection, Snapshot } from "@estudio/contract";
import { defaultBrand } from "@estudio/contract/brand/look";
import { emptyRates } from "@estudio/contract/calculator/prices";
import { blankGuide, blankPost, blankProject } from "@estudio/contract/content/blank";
import { pagesOf } from "@estudio/contract/site/pages";
import type { SitePage } from "@estudio/contract/site/sitePage";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

jest.mock("gatsby", () => ({ graphql: () => "", Link: "a" }));

const site = "https://estudio.example";
const moment = "2026-11-01T10:00:00.000Z";
const picture = {
  ...{ width: 1600, height: 900, color: "#fff", focal: { x: 0.5, y: 0.5 } },
  ...{ alt: "Un salón", credit: "Foto de nadie", widths: [320] },
};
const media = { "/media/a.jpg": picture };
const about = { id: 1, createdAt: moment, updatedAt: moment, media, status: "published" as const, fallback: [] };
const items = [{ title: "¿Cuánto dura?", text: "Cuatro meses.", fallback: [] }];
const section = (sectionKey: string): PublicSection => ({
  ...{ sectionKey, type: sectionKey, title: "Título", subtitle: "", description: "Texto", image: "/media/a.jpg" },
  ...{ ctaText: "", ctaUrl: "", items, media, fallback: [] },
});
const page = (pageKey: PublicPage["pageKey"]): PublicPage => ({
  ...{ id: 1, pageKey, updatedAt: moment },
  sections: [section("hero"), section("questions"), section("person")],
});
const settings: Snapshot["settings"] = {
  ...defaultBrand,
  ...{ brand: "Estudio Lumbre", person: "Elena", street: "Calle Uno, 1", postalCode: "28001", city: "Madrid" },
  ...{ region: "Madrid", country: "España", latitude: 40.41678, longitude: -3.70379, phone: "+34 910 000 000" },
  ...{ whatsapp: "", email: "hola@estudio.example", hoursWeekdays: "9:00-18:00", hoursSaturday: "", priceRange: "€€€" },
  ...{ instagram: "https://instagram.com/x", pinterest: "", linkedin: "", facebook: "", legalName: "", taxId: "" },
  ...{ statProjects: 1, statSatisfaction: 1, statExperience: 1, statValueIncrease: 1, statDays: 1, answerHours: 24 },
  ...{
    measuredHours: null,
    keepContactsMonths: 12,
    keepLeadsMonths: 12,
    keepDoubtfulDays: 30,
    countVisits: false,
    sendsMail: true,
  },
};
const one: Snapshot["content"]["es"] = {
  projects: [
    {
      ...blankProject(),
      ...about,
      title: "Ático",
      slug: "atico",
      description: "Dos terrazas.",
      mainImage: "/media/a.jpg",
      rooms: ["cocina"],
      district: "salamanca",
      budget: "hasta-30000",
    },
    { ...blankProject(), ...about, title: "Solo un nombre", slug: "solo" },
  ],
  posts: [
    {
      ...{ ...blankPost(), ...about, title: "Luz", slug: "luz", excerpt: "De la luz.", imageUrl: "/media/a.jpg" },
      ...{ category: "Reformas", categoryName: "Reformas", categorySlug: "reformas", publishedAt: moment },
    },
  ],
  guides: [
    {
      ...blankGuide(),
      ...about,
      title: "Guía",
      slug: "guia",
      summary: "Antes de la obra.",
      imageUrl: "/media/a.jpg",
      fileBytes: 1,
    },
  ],
  pages: (["homepage", "about", "business", "construction", "residential", "contact"] as const).map(page),
  pageSeo: [],
};
const snapshot: Snapshot = {
  ...{ revision: 1, settings, prices: { version: 1, rates: emptyRates }, redirects: [], brokenLinks: [] },
  ...{ changedAt: { settings: moment, prices: moment }, content: { es: one, ca: one, en: one } },
};
const pages = pagesOf(snapshot, site);

type Template = { Head(props: { data: object; pageContext: object }): ReactElement };
const words = ({ language, namespaces }: SitePage["context"]) =>
  namespaces.map((ns) => ({
    node: { ns, language, data: readFileSync(join(__dirname, "../../locales", language, `${ns}.json`), "utf8") },
  }));

function headOf(path: string): string {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(path);
  const { Head }: Template = jest.requireActual(`../templates/${found.component}`);
  const data = { locales: { edges: words(found.context) } };
  return renderToStaticMarkup(<Head data={data} pageContext={found.context} />);
}

type JsonLd = Record<string, unknown>;
const structuredDataIn = (html: string): JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = "{}"]) =>
    JSON.parse(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'")),
  );
const metaContents = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
    ([, text = ""]) => text,
  );

/** Required and recommended fields that apply to a studio: https://developers.google.com/search/docs/appearance/structured-data */
const fields: Record<string, string[]> = {
  // "Local business", and the logo of "Organization".
  ProfessionalService: [
    ...["name", "address.streetAddress", "address.addressLocality", "address.addressRegion", "address.postalCode"],
    ...["address.addressCountry", "geo.latitude", "geo.longitude", "openingHoursSpecification.0.opens", "priceRange"],
    ...["openingHoursSpecification.0.closes", "openingHoursSpecification.0.dayOfWeek", "telephone", "url", "image.0"],
    ...["logo.url", "description", "sameAs.0", "founder.name", "email"],
  ],
  WebSite: ["name", "url", "publisher", "inLanguage"],
  Service: ["name", "description", "serviceType", "provider.name", "areaServed.name", "url", "image"],
  Person: ["name", "url", "image", "worksFor.name"],
  BlogPosting: [
    ...["headline", "image.contentUrl", "datePublished", "dateModified", "author.name", "author.url"],
    ...["publisher.name", "publisher.logo.url", "description", "articleSection", "inLanguage", "mainEntityOfPage"],
  ],
  // "Licensable images", which need a credit.
  CreativeWork: [
    "name",
    "description",
    "creator.name",
    "url",
    "image.0.contentUrl",
    "image.0.creditText",
    "inLanguage",
  ],
  DigitalDocument: [
    "name",
    "description",
    "image.contentUrl",
    "encodingFormat",
    "datePublished",
    "publisher.name",
    "url",
  ],
  BreadcrumbList: [
    ...["itemListElement.0.position", "itemListElement.0.name", "itemListElement.0.item"],
    ...["itemListElement.1.position", "itemListElement.1.name", "itemListElement.1.item"],
  ],
  FAQPage: ["mainEntity.0.name", "mainEntity.0.acceptedAnswer.text"],
};
const fieldOf = (block: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => new Map(Object.entries(at ?? {})).get(name), block);

const presented: [path: string, types: string[]][] = [
  ["/", ["ProfessionalService", "WebSite"]],
  ["/sobre-mi", ["BreadcrumbList", "Person"]],
  ["/portfolio", ["BreadcrumbList"]],
  ["/portfolio/estancia/cocina", ["BreadcrumbList"]],
  ["/portfolio/barrio/salamanca", ["BreadcrumbList"]],
  ["/portfolio/presupuesto/hasta-30000", ["BreadcrumbList"]],
  ["/empresas", ["BreadcrumbList", "FAQPage", "Service"]],
  ["/constructoras", ["BreadcrumbList", "FAQPage", "Service"]],
  ["/particulares", ["BreadcrumbList", "FAQPage", "Service"]],
  ["/blog", ["BreadcrumbList"]],
  ["/blog/categoria/reformas", ["BreadcrumbList"]],
  ["/blog/luz", ["BlogPosting", "BreadcrumbList"]],
  ["/proyecto/atico", ["BreadcrumbList", "CreativeWork"]],
  ["/guias", ["BreadcrumbList"]],
  ["/guias/guia", ["BreadcrumbList", "DigitalDocument"]],
  ["/contacto", ["BreadcrumbList", "FAQPage", "ProfessionalService"]],
  ["/calculadora", ["BreadcrumbList"]],
  ["/privacidad", []],
  ["/terminos", []],
  ["/cookies", []],
];
const inAll = presented.flatMap(([path, types]) =>
  ["", "/ca", "/en"].map((prefix) => [(prefix + path).replace(/(.)\/$/, "$1"), types] as const),
);

it.each(inAll)("gives %s the structured data that Google requires and recommends", (path, types) => {
  const blocks = structuredDataIn(headOf(path));
  expect(blocks.map((block) => block["@type"]).sort()).toEqual(types);
  const missing = blocks.flatMap((block) =>
    (fields[String(block["@type"])] ?? [])
      .filter((field) => !fieldOf(block, field))
      .map((field) => `${block["@type"]}: ${field}`),
  );
  expect(missing).toEqual([]);
});

it.each(inAll)("gives %s a title, alternate languages and a share picture", (path) => {
  const html = headOf(path);
  for (const name of ["description", "og:title", "og:description", "og:image", "og:locale", "og:url", "twitter:title"])
    expect([name, metaContents(html, name)]).toEqual([name, [expect.stringMatching(/./)]]);
  expect(html).toMatch(/<title>[^<]+Estudio Lumbre<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="${site}${path}"`);
  expect(html.match(/hrefLang="(es|ca|en|x-default)"/gi)).toHaveLength(4);
  expect(metaContents(html, "og:locale:alternate")).toHaveLength(2);
});

it("leaves out empty fields of a project with only a title", () => {
  const html = headOf("/proyecto/solo");
  expect(metaContents(html, "og:title")).toEqual([expect.stringContaining("Solo un nombre")]);
  expect(html).not.toMatch(/content=""|:""/);
  expect(JSON.stringify(structuredDataIn(html))).not.toContain('""');
});

it.each(["", "/ca", "/en"])("describes the studio alike on home and contact (%s)", (prefix) => {
  const studioOn = (path: string) => structuredDataIn(headOf(path)).find(({ "@id": id }) => id === `${site}/#studio`);
  expect(studioOn(`${prefix}/contacto`)).toEqual(studioOn(prefix || "/"));
});

it("identifies site and person alike in every language, and the studio as the author of articles and projects", () => {
  const findBlock = (path: string, id: string) =>
    structuredDataIn(headOf(path)).find(({ "@id": own }) => own === `${site}/${id}`);
  for (const [path, id] of [
    ["/", "#website"],
    ["/sobre-mi", "#person"],
  ] as const)
    for (const prefix of ["/ca", "/en"])
      expect(findBlock(prefix + path.replace(/\/$/, ""), id)).toEqual(expect.objectContaining(findBlock(path, id)));
  const studio = expect.objectContaining({ "@id": `${site}/#studio` });
  expect(structuredDataIn(headOf("/ca/blog/luz"))).toContainEqual(
    expect.objectContaining({ author: studio, publisher: studio }),
  );
  expect(structuredDataIn(headOf("/en/proyecto/atico"))).toContainEqual(expect.objectContaining({ creator: studio }));
});

it("gives an article its dates of publication and last change", () => {
  const html = headOf("/blog/luz");
  expect(metaContents(html, "article:published_time")).toEqual([moment]);
  expect(metaContents(html, "article:modified_time")).toEqual([moment]);
});

it("excludes pages that follow an action from search, and gives shells and 404 pages no canonical URL", () => {
  for (const path of ["/contacto/gracias", "/descarga/pedida", "/baja", "/404", "/vista-previa"]) {
    expect(metaContents(headOf(path), "robots")).toEqual(["noindex"]);
    expect(headOf(path)).not.toContain("canonical");
  }
  expect(headOf("/_/articulo")).not.toContain("canonical");
});
