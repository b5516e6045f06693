import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  contactInput,
  email,
  entriesOf,
  foreignFields,
  guideCreate,
  linksIn,
  pageInput,
  pageSections,
  plainArticle,
  postCreate,
  projectCreate,
  readDestination,
  reservedSlugs,
  settingsInput,
  slugify,
  suggestedReadTime,
  translatedLanguages,
} from "@estudio/contract";
import { contacts, focals, guides, pages, photos, posts, projects, settings } from "./index";
import type { SeedItem, SeedSection } from "./types";

const photosFolder = join(__dirname, "..", "photos");
const path = (photo: string) => (photo === "" ? "" : `/media/${photo}`);
const withPath = (item: SeedItem): SeedItem => (item.image === undefined ? item : { ...item, image: path(item.image) });
const sections = Object.values(pages).flat();

const mediaSection = (section: SeedSection) => ({
  ...section,
  image: path(section.image),
  items: section.items.map(withPath),
});

const articles = posts.flatMap(({ content, translations: { ca, en } }) => [content, ca.content, en.content]);
const photosIn = (content: string) => [...content.matchAll(/^!\[\]\((.+)\)$/gm)].flatMap(([, photo]) => photo ?? []);

/** Return which fields are filled and how long the lists are, to compare languages. */
const shape = (texts: object) =>
  Object.entries(texts).map(([field, value]) => [field, Array.isArray(value) ? value.length : value !== ""]);
const pick = <T extends object>(record: T, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field as keyof T]]));

const translated: { name: string; record: object; translations: Record<string, object> }[] = [
  ...projects.map((record) => ({ name: record.slug, record, translations: record.translations })),
  ...posts.map((record) => ({ name: record.slug, record, translations: record.translations })),
  ...guides.map((record) => ({ name: record.slug, record, translations: record.translations })),
  ...Object.entries(pages).flatMap(([key, list]) =>
    list.map((record) => ({ name: `${key}/${record.sectionKey}`, record, translations: record.translations })),
  ),
];

test("every guide has a tagged PDF with its title in each language, small enough for a phone", () => {
  for (const { createdAt: _, ...guide } of guides) {
    const { slug } = guide;
    expect(guideCreate.safeParse({ ...guide, imageUrl: path(guide.imageUrl) }).error).toBeUndefined();
    for (const lang of ["es", ...translatedLanguages]) {
      const bytes = readFileSync(join(__dirname, "..", "guides", `${slug}.${lang}.pdf`));
      expect(bytes.length).toBeLessThan(400 * 1024);
      const text = bytes.toString("latin1");
      expect([text.slice(0, 5), text.includes("/Marked true"), text.includes(`/Lang (${lang})`)]).toEqual([
        "%PDF-",
        true,
        true,
      ]);
    }
  }
});

test("every photo has alternative texts and is used somewhere", () => {
  const files = readdirSync(photosFolder).filter((name) => /\.(jpg|png)$/.test(name));
  expect(Object.keys(photos).sort()).toEqual(files.sort());
  for (const alt of Object.values(photos)) for (const text of Object.values(alt)) expect(text).toMatch(/\S{3}/);
  const used = JSON.stringify([projects, posts, guides, pages]);
  for (const file of files) expect(used).toContain(file);
  for (const file of Object.keys(focals)) expect(files).toContain(file);
});

test("every photo that is named exists", () => {
  const named = [
    ...projects.flatMap((project) => [
      project.mainImage,
      project.beforeImage,
      project.afterImage,
      ...project.galleryImages,
    ]),
    ...posts.map((post) => post.imageUrl),
    ...articles.flatMap(photosIn),
    ...sections.flatMap((section) => [section.image, ...section.items.map((item) => item.image ?? "")]),
  ].filter(Boolean);
  for (const name of named) expect([name, existsSync(join(photosFolder, name))]).toEqual([name, true]);
});

test("projects pass the contract: three categories, three featured, one draft, one before and after", () => {
  for (const { createdAt, ...project } of projects) {
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    projectCreate.parse({
      ...project,
      mainImage: path(project.mainImage),
      galleryImages: project.galleryImages.map(path),
      beforeImage: path(project.beforeImage),
      afterImage: path(project.afterImage),
    });
  }
  expect(projects).toHaveLength(10);
  expect(new Set(projects.map((project) => project.category)).size).toBe(3);
  expect(projects.filter((project) => project.featured && project.status === "published")).toHaveLength(3);
  expect(projects.filter((project) => project.status === "draft")).toHaveLength(1);
  expect(projects.filter((project) => project.beforeImage && project.afterImage)).toHaveLength(1);
  expect(new Set(projects.map((project) => project.mainImage)).size).toBe(projects.length);
});

test("a gallery shows only its own project's pictures, without the main and the before picture", () => {
  const shown = projects.flatMap((project) => project.galleryImages);
  expect(new Set(shown).size).toBe(shown.length);
  const others = projects.flatMap(({ mainImage, beforeImage }) => [mainImage, beforeImage].filter(Boolean));
  for (const file of others) expect(shown).not.toContain(file);
});

test("articles pass the contract: eight published, of about 400 words, with headings in every language", () => {
  for (const post of posts) {
    postCreate.parse({ ...post, imageUrl: path(post.imageUrl) });
    expect(post.readTime).toBe(suggestedReadTime(post.content));
    for (const { content } of [post, ...Object.values(post.translations)]) {
      const words = plainArticle(content).split(/\s+/).length;
      expect([post.slug, words > 350 && words < 500]).toEqual([post.slug, true]);
      expect(content.match(/^## /gm)?.length).toBe(post.content.match(/^## /gm)?.length);
      expect(content.match(/^### /gm)?.length).toBe(post.content.match(/^### /gm)?.length);
      expect(content.split("\n\n")).toHaveLength(post.content.split("\n\n").length);
    }
  }
  expect(posts.filter((post) => post.status === "published")).toHaveLength(8);
  expect(posts.filter((post) => post.category === "Reformas").length).toBeGreaterThanOrEqual(4);
});

test("articles have working links, with the same targets in every language", () => {
  const slugs = { project: projects.filter(({ status }) => status === "published"), post: posts };
  for (const { slug, content, translations } of posts) {
    const places = [content, translations.ca.content, translations.en.content].map((text) =>
      linksIn(text).map((to) => to.replace(/#.*/, "")),
    );
    expect([slug, places[0]?.length]).not.toEqual([slug, 0]);
    expect([places[1], places[2]]).toEqual([places[0], places[0]]);
    for (const to of places[0] ?? []) {
      const place = readDestination(to);
      if (place.kind === "project" || place.kind === "post")
        expect([to, slugs[place.kind].map((one) => one.slug)]).toEqual([to, expect.arrayContaining([place.slug])]);
      else expect(["page", "outside"]).toContain(place.kind);
    }
  }
});

test("pages pass the contract with all their sections in order", () => {
  for (const [key, fixed] of entriesOf(pageSections)) {
    const list = pages[key];
    expect(list.map((section) => section.sectionKey)).toEqual(fixed);
    pageInput.parse({ sections: list.map(mediaSection) });
    for (const section of list) expect([key, foreignFields(key, section)]).toEqual([key, []]);
  }
  expect(sections.filter((section) => section.title.length > 60)).toEqual([]);
});

test("translations carry the same fields and lists as the Spanish text", () => {
  for (const { name, record, translations } of translated) {
    for (const language of translatedLanguages) {
      const texts = translations[language] ?? {};
      expect([name, shape(texts)]).toEqual([name, shape(pick(record, Object.keys(texts)))]);
    }
  }
  const frame = (items: Pick<SeedItem, "value">[]) => items.map(({ value }) => value === undefined);
  for (const { items, translations } of sections)
    for (const texts of Object.values(translations)) expect(frame(texts.items)).toEqual(frame(items));
});

test("addresses are unique, well formed and free", () => {
  for (const slugs of [projects.map(({ slug }) => slug), posts.map(({ slug }) => slug)]) {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect([slugify(slug), reservedSlugs.includes(slug)]).toEqual([slug, false]);
  }
});

test("enquiries pass the contract and cover every form, state and language of the last twelve weeks", () => {
  for (const { daysAgo, hour, state, doubtful, ...enquiry } of contacts) {
    contactInput.parse(enquiry);
    expect(daysAgo >= 0 && daysAgo < 84 && hour >= 0 && hour < 24).toBe(true);
    expect(["", ...projects.map(({ slug }) => slug)]).toContain(enquiry.project);
  }
  const kinds = (of: (contact: (typeof contacts)[number]) => string) => new Set(contacts.map(of)).size;
  expect(contacts).toHaveLength(25);
  expect([kinds((c) => c.contactMethod), kinds((c) => c.state), kinds((c) => c.lang)]).toEqual([4, 3, 3]);
  expect(contacts.filter((contact) => contact.doubtful)).toHaveLength(1);
});

test("settings pass the contract and reach nobody real", () => {
  settingsInput.parse(settings);
  const addresses = [settings.email, settings.notifyEmail, ...contacts.map((contact) => contact.email)];
  for (const address of addresses) expect(email.parse(address)).toMatch(/\.example$/);
});

test("typography: curly apostrophes, the Catalan l·l, no stray blanks", () => {
  const words = JSON.stringify([photos, projects, posts, pages, contacts]);
  expect(words.match(/\p{L}'\p{L}|\p{L}l\.l\p{L}| {2}| [,;.?!]/gu)).toBeNull();
});

test("a figure and its unit are joined by a non-breaking space", () => {
  const words = JSON.stringify([projects, posts, pages]);
  expect(words.match(/\d (?:€|%|°C|m²|m³|mm|cm|kg|dB|lux|horas|hores|hours)/gu)).toBeNull();
});
