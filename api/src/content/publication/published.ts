import { facetsOf, nowIso } from "@estudio/contract";
import { GuideModel, PostModel, ProjectModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Model, QueryBuilder } from "objection";

/** Restrict a query to records that are published now. */
export function onlyPublished<M extends Model, R>(query: QueryBuilder<M, R>): QueryBuilder<M, R> {
  const now = nowIso();
  return query
    .where("status", "published")
    .where((either) => either.whereNull("publishAt").orWhere("publishAt", "<=", now))
    .where((either) => either.whereNull("unpublishAt").orWhere("unpublishAt", ">", now));
}

export type Dated = { status: "draft" | "published"; publishAt: string | null; unpublishAt: string | null };

/** Return whether a record is published now, by the same rule as `onlyPublished`. */
export function isPublished({ status, publishAt, unpublishAt }: Dated): boolean {
  const now = nowIso();
  return status === "published" && (publishAt ?? "") <= now && (unpublishAt === null || unpublishAt > now);
}

export const publishedProjects = (db: Knex) =>
  onlyPublished(ProjectModel.query(db)).orderBy("createdAt", "desc").orderBy("id", "desc");

export const publishedGuides = (db: Knex) => onlyPublished(GuideModel.query(db)).orderBy("position").orderBy("id");

export const publishedPosts = (db: Knex) =>
  onlyPublished(PostModel.query(db)).orderBy("publishedAt", "desc").orderBy("id", "desc");

/** Return the addresses of the current facet pages: by kind of client, room, district and budget. */
export async function publishedFacets(db: Knex): Promise<Set<string>> {
  const rows = await onlyPublished(ProjectModel.query(db).select("category", "rooms", "district", "budget"));
  return new Set(facetsOf(rows, "es").map(({ path }) => path));
}
