import {
  type MediaUse,
  type PageKey,
  type Published,
  pageKeys,
  pageNames,
  pageNumbers,
  publicationOf,
  routeNames,
} from "@estudio/contract";
import { GuideModel, PageModel, PageSeoModel, PostModel, ProjectModel, WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";

/** Maximum uses in an answer. */
const maxUses = 50;

type Row = { id: number; title: string } & Published;
type Kind = MediaUse["kind"];

/** The columns of each record type that contain picture paths, alone or within text. */
const recordKinds = [
  {
    kind: "project",
    table: ProjectModel.tableName,
    columns: ["mainImage", "galleryImages", "beforeImage", "afterImage", "seoImage"],
  },
  { kind: "post", table: PostModel.tableName, columns: ["imageUrl", "seoImage", "content", "translations"] },
  { kind: "guide", table: GuideModel.tableName, columns: ["imageUrl", "seoImage", "content", "translations"] },
] as const;

const kindsOfCopies = { projects: "project", blog: "post", guides: "guide", pages: "page" } as const;

/** @param path a picture path, which contains no LIKE wildcards */
const mentions = (columns: readonly string[], path: string) => (where: Knex.QueryBuilder) => {
  for (const column of columns) where.orWhereRaw("CAST(?? AS CHAR) LIKE ?", [column, `%${path}%`]);
};

const visibilityOf = (row: Published): MediaUse["shown"] =>
  publicationOf(row) === "published" ? "published" : "draft";

/** Return the stored records, pages and working copies that show the picture. `more`: the list was cut. */
export async function usesOf(db: Deps["db"], path: string): Promise<{ uses: MediaUse[]; more: boolean }> {
  const uses: MediaUse[] = [];
  const add = (kind: Kind, record: number | string, title: string, shown: MediaUse["shown"]) =>
    uses.push({ kind, record: String(record), title, shown });
  for (const { kind, table, columns } of recordKinds) {
    const rows: Row[] = await db
      .from(table)
      .select("id", "title", "status", "publishAt", "unpublishAt")
      .where(mentions(columns, path))
      .orderBy("id")
      .limit(maxUses + 1);
    for (const row of rows) add(kind, row.id, row.title, visibilityOf(row));
  }
  const pages = await PageModel.query(db)
    .select("pageKey")
    .where(mentions(["sections"], path))
    .orderBy("id");
  for (const { pageKey } of pages) add("page", pageKey, pageNames[pageKey], "published");
  const seo = await PageSeoModel.query(db).select("id", "route").where("seoImage", path).orderBy("id");
  for (const { id, route } of seo) add("pageSeo", id, routeNames[route], "published");
  const copies = await WorkingCopyModel.query(db)
    .where(mentions(["written"], path))
    .orderBy("id")
    .limit(maxUses + 1);
  for (const { resource, recordId, written } of copies) {
    const page = resource === "pages" ? pageOf(recordId) : undefined;
    add(kindsOfCopies[resource], page ?? recordId, page ? pageNames[page] : String(written.title ?? ""), "copy");
  }
  return { uses: uses.slice(0, maxUses), more: uses.length > maxUses };
}

const pageOf = (number: number): PageKey | undefined => pageKeys.find((key) => pageNumbers[key] === number);
