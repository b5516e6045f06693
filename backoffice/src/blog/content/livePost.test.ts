import { livePost, type PostPreview } from "./livePost";

const base = {
  kind: "post",
  record: {
    id: 1,
    title: "Antes",
    excerpt: "",
    content: "",
    publishedAt: "2026-11-01T00:00:00.000Z",
    media: { "/media/a.jpg": {} },
  },
} as unknown as PostPreview;
const values = {
  title: "Ahora",
  excerpt: "Breve",
  content: "## Uno",
  translations: { ca: { title: "Ara", excerpt: "" } },
};

it("shows the typed text with the pictures known to the server", () => {
  const { record } = livePost(base, values, "es");
  expect(record).toMatchObject({ title: "Ahora", content: "## Uno", media: { "/media/a.jpg": {} }, fallback: [] });
});

it("falls back to Spanish for missing translations, as the site does", () => {
  const { record } = livePost(base, values, "ca");
  expect(record).toMatchObject({ title: "Ara", excerpt: "Breve", fallback: ["excerpt", "content"] });
});
