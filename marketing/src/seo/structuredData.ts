import type { PublicItem } from "@estudio/contract";
import { languages, localizedPath } from "@estudio/contract/paths";
import { guidePath, postPath, projectPath, siteRoutes } from "@estudio/contract/routes";
import type { CommonContext } from "@estudio/contract/site/sitePage";
import { isDialable } from "../contact/phone/isDialable";
import type { Guide, Post, Project } from "../content/records";
import { pictureOf } from "../pictures/picture";

type Fee = Pick<PublicItem, "title" | "from" | "until" | "unit">;
export type JsonLd = Record<string, unknown>;

/** Serialise JSON-LD so that it cannot close its script element. */
export const jsonText = (data: JsonLd) =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");

const hours = (days: string[], value: string) => {
  const [opens, closes] = value.split("-").map((time) => time.trim().padStart(5, "0"));
  return opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }] : [];
};

/** Shared entities. Site and person have the same content on every page, whatever its language. */
const studioOf = ({ siteUrl, settings }: CommonContext) => ({
  "@type": "ProfessionalService",
  "@id": `${siteUrl}/#studio`,
  name: settings.brand,
  url: `${siteUrl}/`,
});
const logoOf = ({ siteUrl }: CommonContext) => ({
  "@type": "ImageObject",
  url: `${siteUrl}/icon-512.png`,
  width: 512,
  height: 512,
});
const profilesOf = ({ instagram, pinterest, linkedin, facebook }: CommonContext["settings"]) =>
  [instagram, pinterest, linkedin, facebook].filter(Boolean);

/** Describe the person behind the studio; empty if the settings name nobody. @param portrait its path */
export const person = (page: CommonContext, portrait: string): JsonLd[] =>
  page.settings.person
    ? [
        {
          "@type": "Person",
          "@id": `${page.siteUrl}/#person`,
          name: page.settings.person,
          url: page.siteUrl + siteRoutes.about.path,
          image: portrait ? page.siteUrl + portrait : undefined,
          worksFor: studioOf(page),
        },
      ]
    : [];

/** Describe the studio, for home and contact. @param picture its path */
export const professionalService = (page: CommonContext, description: string, picture: string): JsonLd => {
  const { siteUrl, settings } = page;
  return {
    ...studioOf(page),
    description,
    logo: logoOf(page),
    image: [...(picture ? [siteUrl + picture] : []), `${siteUrl}/share.jpg`],
    telephone: isDialable(settings.phone) ? settings.phone : undefined,
    email: settings.email || undefined,
    priceRange: settings.priceRange || undefined,
    founder: settings.person ? { "@type": "Person", "@id": `${siteUrl}/#person`, name: settings.person } : undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: settings.street || undefined,
      postalCode: settings.postalCode || undefined,
      addressLocality: settings.city || undefined,
      addressRegion: settings.region || undefined,
      addressCountry: countryOf(settings.country),
    },
    geo: placeOf(settings),
    openingHoursSpecification: [
      ...hours(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], settings.hoursWeekdays),
      ...hours(["Saturday"], settings.hoursSaturday),
    ],
    sameAs: profilesOf(settings),
  };
};

/** Search engines prefer a country's code; any other country is given as the owner wrote it. */
const countryOf = (country: string) => (/^(españa|espanya|spain)?$/i.test(country.trim()) ? "ES" : country.trim());

/** Latitude and longitude 0 mean that the studio has not said where it is. */
const placeOf = ({ latitude, longitude }: CommonContext["settings"]): JsonLd | undefined =>
  latitude === 0 && longitude === 0 ? undefined : { "@type": "GeoCoordinates", latitude, longitude };

export const webSite = ({ siteUrl, settings }: CommonContext): JsonLd => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: settings.brand,
  url: `${siteUrl}/`,
  inLanguage: languages,
  publisher: { "@id": `${siteUrl}/#studio` },
});

export const service = (
  page: CommonContext,
  {
    name,
    description,
    path,
    image,
    fees = [],
  }: { name: string; description: string; path: string; image?: string | undefined; fees?: Fee[] },
): JsonLd => ({
  "@type": "Service",
  name,
  description,
  serviceType: name,
  image: image ? page.siteUrl + image : undefined,
  url: page.siteUrl + localizedPath(path, page.language),
  areaServed: page.settings.city ? { "@type": "City", name: page.settings.city } : undefined,
  provider: studioOf(page),
  offers: fees.length > 0 ? offers(fees) : undefined,
});

const unitTexts = { fixed: undefined, m2: "m²", home: "vivienda", percent: undefined } as const;

/** Return prices of a service. Percentages of the works are no price and left out. */
export const offers = (items: Fee[]): JsonLd[] =>
  items.flatMap(({ title, from, until, unit }) =>
    !unit || unit === "percent" || (from === undefined && until === undefined)
      ? []
      : [
          {
            "@type": "Offer",
            name: title,
            priceSpecification: {
              "@type": unit === "fixed" ? "PriceSpecification" : "UnitPriceSpecification",
              priceCurrency: "EUR",
              minPrice: from,
              maxPrice: until,
              unitText: unitTexts[unit],
              valueAddedTaxIncluded: false,
            },
          },
        ],
  );

export const faqPage = (items: { title: string; text: string }[]): JsonLd[] =>
  items.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          mainEntity: items.map(({ title, text }) => ({
            "@type": "Question",
            name: title,
            acceptedAnswer: { "@type": "Answer", text },
          })),
        },
      ];

/** @param trail names and Spanish paths, from the home page */
export const breadcrumbs = ({ siteUrl, language }: CommonContext, trail: [name: string, path: string][]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + localizedPath(path, language),
  })),
});

const imageObject = (siteUrl: string, path: string, media: Project["media"]): JsonLd | undefined => {
  const picture = pictureOf(media, path);
  if (!picture) return undefined;
  const { width, height, alt, credit } = picture;
  return {
    "@type": "ImageObject",
    contentUrl: siteUrl + path,
    width,
    height,
    caption: alt || undefined,
    ...(credit ? { creditText: credit } : {}),
  };
};

export const article = (post: Post, page: CommonContext): JsonLd => ({
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt || undefined,
  image: imageObject(page.siteUrl, post.imageUrl, post.media) ?? `${page.siteUrl}/share.jpg`,
  articleSection: post.categoryName || undefined,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  inLanguage: page.language,
  author: studioOf(page),
  publisher: { ...studioOf(page), logo: logoOf(page) },
  mainEntityOfPage: page.siteUrl + localizedPath(postPath(post.slug), page.language),
});

export const digitalDocument = (guide: Guide, page: CommonContext): JsonLd => ({
  "@type": "DigitalDocument",
  name: guide.title,
  description: guide.summary || undefined,
  image: imageObject(page.siteUrl, guide.imageUrl, guide.media),
  inLanguage: page.language,
  encodingFormat: "application/pdf",
  isAccessibleForFree: true,
  datePublished: guide.createdAt,
  dateModified: guide.updatedAt,
  publisher: { ...studioOf(page), logo: logoOf(page) },
  url: page.siteUrl + localizedPath(guidePath(guide.slug), page.language),
});

export const creativeWork = (project: Project, page: CommonContext): JsonLd => ({
  "@type": "CreativeWork",
  name: project.title,
  description: project.description || undefined,
  inLanguage: page.language,
  locationCreated: project.location ? { "@type": "Place", name: project.location } : undefined,
  creator: studioOf(page),
  url: page.siteUrl + localizedPath(projectPath(project.slug), page.language),
  image: [project.mainImage, ...project.galleryImages].flatMap(
    (path) => imageObject(page.siteUrl, path, project.media) ?? [],
  ),
});
