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

test("what is typed is shown, with the pictures the server knows", () => {
  const { record } = livePost(base, values, "es");
  expect(record).toMatchObject({ title: "Ahora", content: "## Uno", media: { "/media/a.jpg": {} }, fallback: [] });
});

test("what is not translated falls back to Spanish, as on the site", () => {
  const { record } = livePost(base, values, "ca");
  expect(record).toMatchObject({ title: "Ara", excerpt: "Breve", fallback: ["excerpt", "content"] });
});
