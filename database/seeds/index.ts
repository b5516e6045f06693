import { join } from "node:path";
import { categorySlug, dayMs, estimate, hasImage, nowIso, type PageKey, pageKeys } from "@estudio/contract";
import type { Knex } from "knex";
import { markDemo } from "../src/content/demo";
import { contentChanged } from "../src/content/publication";
import {
  contactRow,
  createPage,
  createPrices,
  createSettings,
  guideRow,
  leadRow,
  postRow,
  projectRow,
} from "../src/factories";
import { GuideModel, PostCategoryModel, PostModel, ProjectModel } from "../src/models/content";
import { ContactModel, LeadModel } from "../src/models/enquiries";
import { root } from "../src/processes/programs";
import {
  categories,
  contacts,
  focals,
  guides,
  leads,
  pages,
  photos,
  posts,
  prices,
  projects,
  settings,
} from "./content";

export { focals, guides, photos, settings };

/** Folder of the guides' texts and PDFs: `<slug>.<language>.pdf`. */
export const guideFiles = join(root, "database/seeds/guides");

/** The public path of each photo, by its file name in `photos/`. */
export type PhotoPaths = Record<string, string>;

/** The storage key of each PDF, by its file name in `guides/`. */
export type GuidePaths = Record<string, string>;

const who = "Estudio Lumbre";

/**
 * Seed the demo studio into an empty database, in the caller's transaction.
 * @returns false if the database had content
 */
export async function seedDemo(trx: Knex.Transaction, paths: PhotoPaths, files: GuidePaths = {}): Promise<boolean> {
  if ((await ProjectModel.query(trx).resultSize()) > 0) return false;
  const picture = (file: string | undefined) => (hasImage(file) ? (paths[file] ?? "") : "");
  for (const project of projects) {
    const { mainImage, beforeImage, afterImage, galleryImages } = project;
    const pictures = {
      mainImage: picture(mainImage),
      beforeImage: picture(beforeImage),
      afterImage: picture(afterImage),
      galleryImages: galleryImages.map(picture),
    };
    await ProjectModel.query(trx).insert(
      projectRow({ ...project, ...pictures, updatedAt: project.createdAt, updatedBy: who }),
    );
  }
  for (const post of posts) {
    const { ca, en } = post.translations;
    const withPictures = <T extends { content: string }>(texts: T): T => ({
      ...texts,
      content: texts.content.replace(/(?<=^!\[\]\().+?\.jpg(?=\)$)/gm, picture),
    });
    const row = postRow({
      ...withPictures(post),
      translations: { ca: withPictures(ca), en: withPictures(en) },
      imageUrl: picture(post.imageUrl),
      createdAt: post.publishedAt,
      updatedAt: post.publishedAt,
      updatedBy: who,
    });
    await PostModel.query(trx).insert(row);
  }
  for (const { es, ca, en } of categories)
    await PostCategoryModel.query(trx).insert({
      slug: categorySlug(es),
      translations: { ca: { name: ca }, en: { name: en } },
      updatedAt: nowIso(),
      updatedBy: who,
      version: 1,
    });
  for (const { translations, ...guide } of guides) {
    const fileIn = (lang: string) => files[`${guide.slug}.${lang}.pdf`] ?? "";
    const row = guideRow({
      ...guide,
      file: fileIn("es"),
      translations: { ca: { ...translations.ca, file: fileIn("ca") }, en: { ...translations.en, file: fileIn("en") } },
      imageUrl: picture(guide.imageUrl),
      // A guide without its PDF cannot be sent.
      status: fileIn("es") ? "published" : "draft",
      updatedAt: guide.createdAt,
      updatedBy: who,
    });
    await GuideModel.query(trx).insert(row);
  }
  for (const pageKey of pageKeys)
    await createPage(trx, { pageKey, sections: sectionsOf(pageKey, picture), updatedBy: who });
  await createSettings(trx, { ...settings, updatedBy: who });
  await createPrices(trx, prices);
  for (const { daysAgo, hour, ...contact } of contacts) {
    const answeredAt = contact.state === "handled" ? momentOf(daysAgo, hour + 4) : null;
    const row = contactRow({ ...contact, createdAt: momentOf(daysAgo, hour), answeredAt });
    const { id } = await ContactModel.query(trx).insert(row);
    await markDemo(trx, "contacts", [id]);
  }
  for (const { daysAgo, hour, ...lead } of leads) {
    const { answers } = lead;
    const worked = {
      projectType: answers.kind,
      estimate: estimate({ version: 1, rates: prices }, answers),
      pricesVersion: 1,
    };
    const { id } = await LeadModel.query(trx).insert(
      leadRow({ ...lead, ...worked, createdAt: momentOf(daysAgo, hour) }),
    );
    await markDemo(trx, "leads", [id]);
  }
  await markAll(trx, Object.values(paths));
  await contentChanged(trx, { what: "Estudio de demostración", who });
  return true;
}

/** Mark all content as the demo's: the database was empty before. */
async function markAll(trx: Knex.Transaction, paths: string[]): Promise<void> {
  for (const table of ["projects", "blog_posts", "guides", "post_categories", "page_content", "settings", "prices"])
    await markDemo(trx, table, await trx(table).pluck("id"));
  await markDemo(trx, "media", await trx("media").whereIn("path", paths).pluck("id"));
}

function sectionsOf(pageKey: PageKey, picture: (file: string | undefined) => string) {
  return pages[pageKey].map((section) => ({
    ...section,
    image: picture(section.image),
    items: section.items.map((item) => (item.image ? { ...item, image: picture(item.image) } : item)),
  }));
}

function momentOf(daysAgo: number, hour: number): string {
  const day = new Date(nowIso(-daysAgo * dayMs));
  day.setUTCHours(hour, (daysAgo * 17) % 60, 0, 0);
  return day.toISOString();
}
