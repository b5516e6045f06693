import { localizedPath } from "@estudio/contract/paths";
import { postPath, projectPath } from "@estudio/contract/routes";
import type { CommonContext } from "@estudio/contract/site/pages";
import type { Post, Project } from "../content/records";
import { pictureOf } from "../pictures/picture";

export type JsonLd = Record<string, unknown>;

/** @returns JSON that cannot end its script element. */
export const jsonText = (data: JsonLd) =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");

const hours = (days: string[], value: string) => {
  const [opens, closes] = value.split("-").map((time) => time.trim().padStart(5, "0"));
  return opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }] : [];
};

/** The studio itself, on home and contact. */
export const professionalService = ({ siteUrl, settings }: CommonContext, description: string): JsonLd => ({
  "@type": "ProfessionalService",
  "@id": `${siteUrl}/#studio`,
  name: settings.brand,
  description,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  image: `${siteUrl}/share.jpg`,
  telephone: settings.phone || undefined,
  email: settings.email || undefined,
  address: {
    "@type": "PostalAddress",
    streetAddress: settings.street || undefined,
    postalCode: settings.postalCode || undefined,
    addressLocality: settings.city,
    addressRegion: settings.region,
    addressCountry: "ES",
  },
  geo: { "@type": "GeoCoordinates", latitude: settings.latitude, longitude: settings.longitude },
  openingHoursSpecification: [
    ...hours(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], settings.hoursWeekdays),
    ...hours(["Saturday"], settings.hoursSaturday),
  ],
  sameAs: [settings.instagram, settings.pinterest, settings.linkedin, settings.facebook].filter(Boolean),
});

/** The site by its name, on its home page. */
export const webSite = ({ siteUrl, language, settings }: CommonContext): JsonLd => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: settings.brand,
  url: `${siteUrl}/`,
  inLanguage: language,
  publisher: { "@id": `${siteUrl}/#studio` },
});

/** What the studio does for one audience, on its page. */
export const service = (
  { siteUrl, language, settings }: CommonContext,
  { name, description, path }: { name: string; description: string; path: string },
): JsonLd => ({
  "@type": "Service",
  name,
  description,
  serviceType: name,
  url: siteUrl + localizedPath(path, language),
  areaServed: { "@type": "City", name: settings.city },
  provider: { "@type": "ProfessionalService", "@id": `${siteUrl}/#studio`, name: settings.brand, url: `${siteUrl}/` },
});

/** The questions a page answers, as it shows them. */
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

/** Where a page stands; `trail` = names and Spanish paths from the home page on. */
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
    caption: alt,
    ...(credit ? { creditText: credit } : {}),
  };
};

export const article = (post: Post, { siteUrl, language, settings: { brand } }: CommonContext): JsonLd => ({
  "@type": "Article",
  headline: post.title,
  description: post.excerpt || undefined,
  image: imageObject(siteUrl, post.imageUrl, post.media),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  inLanguage: language,
  author: { "@type": "Organization", name: brand, url: `${siteUrl}/` },
  publisher: { "@type": "Organization", name: brand },
  mainEntityOfPage: siteUrl + localizedPath(postPath(post.slug), language),
});

export const creativeWork = (project: Project, { siteUrl, language, settings: { brand } }: CommonContext): JsonLd => ({
  "@type": "CreativeWork",
  name: project.title,
  description: project.description,
  inLanguage: language,
  locationCreated: { "@type": "Place", name: project.location },
  creator: { "@type": "Organization", name: brand },
  url: siteUrl + localizedPath(projectPath(project.slug), language),
  image: [project.mainImage, ...project.galleryImages].flatMap(
    (path) => imageObject(siteUrl, path, project.media) ?? [],
  ),
});
