import type { CreatePagesArgs } from "gatsby";
import { createSitePages } from "./createPages";

type Made = { path: string; context: { related?: string[]; previous?: string; next?: string } };

const post = (day: number, category: string) => ({
  id: `${category}-${day}`,
  slug: `${category}-${day}`,
  category,
  lang: "es",
  order: -day,
  publishedAt: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
});
const project = (day: number) => ({
  id: `p${day}`,
  slug: `obra-${day}`,
  lang: "es",
  order: -day,
  createdAt: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
});

function pagesOf(nodes: { StudioPost?: object[]; StudioProject?: object[] }): Map<string, Made["context"]> {
  const made = new Map<string, Made["context"]>();
  const createPage = ({ path, context }: Made) => made.set(path, context);
  const getNodesByType = (type: keyof typeof nodes) => nodes[type] ?? [];
  createSitePages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  return made;
}

describe("what a page leads to", () => {
  const subject = [5, 3, 1, 4, 2].map((day) => post(day, "luz"));

  test("an article: the three before it on its subject; at the end of it, the nearest after it", () => {
    const pages = pagesOf({ StudioPost: [...subject, post(3, "obra")] });
    expect(pages.get("/blog/luz-5")?.related).toEqual(["luz-4", "luz-3", "luz-2"]);
    expect(pages.get("/blog/luz-3")?.related).toEqual(["luz-2", "luz-1", "luz-4"]);
    expect(pages.get("/blog/luz-1")?.related).toEqual(["luz-2", "luz-3", "luz-4"]);
    expect(pages.get("/blog/obra-3")?.related).toEqual([]);
  });

  test("a new article changes no other article's page", () => {
    const [before, after] = [subject, [post(6, "luz"), ...subject]].map((StudioPost) => pagesOf({ StudioPost }));
    for (const { slug } of subject) expect(after?.get(`/blog/${slug}`)).toEqual(before?.get(`/blog/${slug}`));
  });

  test("a project: its neighbours in time, round and round; alone, to none", () => {
    const pages = pagesOf({ StudioProject: [project(1), project(2), project(3)] });
    expect(pages.get("/proyecto/obra-3")).toMatchObject({ previous: "obra-1", next: "obra-2" });
    expect(pagesOf({ StudioProject: [project(1)] }).get("/proyecto/obra-1")).toMatchObject({ previous: "", next: "" });
  });
});
