import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  for (const listName of ["projects", "blog_posts", "contacts"])
    await knex("listVersions").insert({ listName, version: 0 });
}
