import { type Media, pageNames } from "@estudio/contract";
import sharp from "sharp";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { upload } from "../../testing/upload";

type Uses = { uses: { kind: string; title: string; shown: string }[]; more: boolean };

describe.each(engines)("picture uses, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  const newPicture = async (color: string): Promise<string> => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .jpeg()
      .toBuffer();
    return (await upload(editor, bytes)).body.objectPath;
  };
  const usesOf = async (path: string): Promise<Uses> => {
    const filter = encodeURIComponent(JSON.stringify({ path }));
    const { body } = await editor.call<Media[]>("GET", `/api/admin/media?filter=${filter}`);
    return (await editor.call<Uses>("GET", `/api/admin/media/${body[0]?.id}/uses`)).body;
  };
  const make = async (path: string, record: object) =>
    (await editor.call<{ id: number; version: number }>("POST", `/api/admin/${path}`, record)).body;

  it("lists every record, page and working copy that shows the picture, and whether visitors see it there", async () => {
    const path = await newPicture("#804020");
    const text = `Una imagen:\n\n![Salón](${path})`;
    await make("projects", { title: "En la galería", galleryImages: [path], status: "published" });
    await make("projects", { title: "Antes", beforeImage: path, status: "draft" });
    await make("projects", { title: "Al compartir", seoImage: path, status: "draft" });
    await make("blog", { title: "En el texto", content: text, status: "draft" });
    await make("blog", { title: "En catalán", translations: { ca: { content: text } }, status: "draft" });
    await make("guides", { title: "Portada", imageUrl: path, status: "draft" });
    const copied = await make("projects", { title: "Con copia", status: "published" });
    await editor.call("PUT", `/api/admin/projects/${copied.id}/copy`, {
      title: "Con copia nueva",
      mainImage: path,
      version: 0,
      base: copied.version,
    });
    const { body: page } = await editor.call<{ version: number; sections: object[] }>("GET", "/api/admin/pages/about");
    await editor.call("PUT", "/api/admin/pages/about", {
      sections: [{ sectionKey: "hero", title: "Sobre mí", image: path }],
      version: page.version,
    });
    const { body: seo } = await editor.call<{ id: number; name: string; version: number }[]>(
      "GET",
      "/api/admin/page-seo",
    );
    await editor.call("PUT", `/api/admin/page-seo/${seo[0]?.id}`, { seoImage: path, version: seo[0]?.version });
    const { uses, more } = await usesOf(path);
    expect(more).toBe(false);
    expect(uses.map(({ kind, title, shown }) => `${kind} ${title} ${shown}`).sort()).toEqual(
      [
        "project En la galería published",
        "project Antes draft",
        "project Al compartir draft",
        "project Con copia nueva copy",
        "post En el texto draft",
        "post En catalán draft",
        "guide Portada draft",
        `page ${pageNames.about} published`,
        `pageSeo ${seo[0]?.name} published`,
      ].sort(),
    );
  });

  it("lists nothing for a picture that was just uploaded", async () => {
    expect(await usesOf(await newPicture("#204080"))).toEqual({ uses: [], more: false });
  });

  it("lists the first fifty uses and says that there are more", async () => {
    const path = await newPicture("#208040");
    for (let count = 0; count < 51; count++) await make("projects", { title: `Obra ${count}`, mainImage: path });
    const { uses, more } = await usesOf(path);
    expect([uses.length, more]).toEqual([50, true]);
  });

  it("answers 404 for an unknown picture", async () => {
    expect((await editor.call("GET", "/api/admin/media/999999/uses")).status).toBe(404);
  });
});
