import { guide, media, page, post, postCategory, project, storedPageSeo } from "@estudio/contract";
import { z } from "zod";
import { recordModel } from "./recordModel";
import { searchText } from "./searchText";

export class ProjectModel extends recordModel(project.extend({ searchText }), {
  table: "projects",
  json: ["galleryImages", "results", "materials", "rooms", "translations"],
}) {}

export class PostModel extends recordModel(post.extend({ searchText }), {
  table: "blog_posts",
  json: ["translations"],
}) {}

export class PageModel extends recordModel(
  page.extend({
    id: z.int(),
    createdAt: z.string(),
  }),
  { table: "page_content", json: ["sections"] },
) {}

/** `file`: the key of the Spanish PDF; `translations` has those of the other languages. */
export class GuideModel extends recordModel(guide.extend({ searchText }), {
  table: "guides",
  json: ["inside", "translations"],
}) {}

export class GuideFileModel extends recordModel(
  z.object({ key: z.string(), name: z.string(), bytes: z.int(), createdAt: z.string() }),
  { table: "guide_files", idColumn: "key" },
) {}

/** SEO texts of the fixed pages. */
export class PageSeoModel extends recordModel(storedPageSeo, { table: "page_seo", json: ["translations"] }) {}

/** Translated names of article categories. The articles define which categories exist. */
export class PostCategoryModel extends recordModel(
  postCategory
    .pick({ slug: true, translations: true, updatedBy: true, version: true })
    .extend({ id: z.int(), updatedAt: z.string() }),
  { table: "post_categories", json: ["translations"] },
) {}

export class MediaModel extends recordModel(
  media.extend({ ready: z.boolean(), shareReady: z.boolean().default(false) }),
  {
    table: "media",
    json: ["focal", "alts", "widths"],
  },
) {}

export class RedirectModel extends recordModel(
  z.object({ id: z.int(), kind: z.enum(["project", "post", "guide"]), slug: z.string(), recordId: z.int() }),
  { table: "redirects" },
) {}

export class HandRedirectModel extends recordModel(
  z.object({ id: z.int(), fromPath: z.string(), toPath: z.string(), createdAt: z.string(), createdBy: z.string() }),
  { table: "hand_redirects" },
) {}

export class UploadModel extends recordModel(
  z.object({ key: z.string(), userId: z.int(), createdAt: z.string(), usedAt: z.string().nullable() }),
  { table: "uploads", idColumn: "key" },
) {}

/** Marks a row as belonging to the demo, so that it can be removed. */
export class DemoRecordModel extends recordModel(z.object({ tableName: z.string(), recordId: z.int() }), {
  table: "demo_records",
  idColumn: ["tableName", "recordId"],
}) {}
