import type { PostCategory, PublicPost } from "@estudio/contract";
import { PostCategoryModel } from "@estudio/database";
import { createPost } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { startTestApi } from "../../testing/testApi";

it.each(engines)("keeps the address of a category and its names in other languages, on %s", async (engine) => {
  const api = await startTestApi(engine);
  const editor = await api.as("editor");
  // Stored by the rule that links from other sites know; today's rule for titles gives other addresses.
  const stored = [
    ["Straße", "strae"],
    ["Antes—después", "antesdespues"],
    ["½ casa", "casa"],
  ] as const;
  for (const [category, slug] of stored) {
    await createPost(api.db, { title: `Sobre ${category}`, slug: `sobre-${slug}`, category });
    await PostCategoryModel.query(api.db).insert({
      ...{ slug, updatedBy: "", updatedAt: new Date().toISOString(), version: 1 },
      translations: { ca: { name: `${category} (ca)` }, en: { name: `${category} (en)` } },
    });
  }
  const { body: listed } = await editor.call<PostCategory[]>("GET", "/api/admin/post-categories");
  for (const [category, slug] of stored) {
    expect(listed).toContainEqual(expect.objectContaining({ id: slug, slug, name: category, posts: 1 }));
    for (const lang of ["ca", "en"]) {
      const { body } = await api.anonymous().call<PublicPost>("GET", `/api/blog/sobre-${slug}?lang=${lang}`);
      expect(body).toMatchObject({ category, categorySlug: slug, categoryName: `${category} (${lang})` });
    }
  }
  const [{ id } = { id: 0 }] = await api.db("blogPosts").where({ slug: "sobre-strae" });
  expect((await editor.call("PUT", `/api/admin/blog/${id}`, { excerpt: "Otro" })).status).toBe(200);
  const { body: saved } = await api.anonymous().call<PublicPost>("GET", "/api/blog/sobre-strae?lang=ca");
  expect(saved).toMatchObject({ categorySlug: "strae", categoryName: "Straße (ca)" });
  await api.close();
});
