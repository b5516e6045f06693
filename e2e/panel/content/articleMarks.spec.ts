import { api, expect, test, unique } from "../support";

test("shows bold inside a word and beside a space of an article, and a bare address as a link", async ({ panel }) => {
  const content =
    "Lo pre**fabri**cado y **luz **natural, 2 ** 3.\n\n- Mira www.colegio.example/obras.\n\nDi a ana@x.example";
  const post = { title: unique("Marcas"), status: "published", content };
  const { id, slug } = await api<{ id: number; slug: string }>(panel.request, "POST", "/api/admin/blog", post);
  await expect.poll(async () => (await panel.request.get(`/blog/${slug}`)).status()).toBe(200);
  await panel.goto(`/blog/${slug}`);
  const article = panel.getByRole("article").first();
  const paragraph = article.getByText("Lo prefabricado y luz natural, 2 ** 3.");
  await expect(paragraph.locator("strong")).toHaveText(["fabri", "luz "]);
  await expect(article.getByRole("link", { name: "www.colegio.example/obras", exact: true })).toHaveAttribute(
    "href",
    "https://www.colegio.example/obras",
  );
  await expect(article.getByRole("link", { name: "ana@x.example", exact: true })).toHaveAttribute(
    "href",
    "mailto:ana@x.example",
  );
  await api(panel.request, "DELETE", `/api/admin/blog/${id}`);
});
