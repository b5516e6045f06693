import { up } from "../migrations/20261122030000_alter_page_sections";
import { engines, freshDatabase } from "../testing/engines";

const base = { subtitle: "", description: "", image: "", ctaText: "", ctaUrl: "" };
const section = (sectionKey: string, own: object) => ({
  ...base,
  sectionKey,
  type: sectionKey,
  title: "T",
  items: [],
  translations: {},
  ...own,
});
const item = (title: string, text: string, more: object = {}) => ({ title, text, ...more });
const quote = "Nos entregaron la casa el día que dijeron";
const never = "2026-01-01T00:00:00.000Z";

describe.each(engines)("the repair of sections from before they had their own fields, on %s", (engine) => {
  async function repaired(pageKey: string, sections: object[]) {
    const store = await freshDatabase(engine);
    // The column of that time: versions have moved to their own table since.
    await store.db.schema.alterTable("page_content", (table) => void table.text("history", "longtext"));
    const row = {
      pageKey,
      sections: JSON.stringify(sections),
      history: "[]",
      updatedBy: "Eva",
      createdAt: never,
      updatedAt: never,
    };
    await store.db("pageContent").insert({ ...row, version: 4 });
    await up(store.db);
    const [page] = await store.db("pageContent").select();
    const builds = await store.db("siteBuilds").select("changes");
    await store.drop();
    return {
      sections: JSON.parse(page.sections),
      history: JSON.parse(page.history),
      version: page.version,
      told: builds.flatMap(({ changes }) => JSON.parse(changes)).map(({ what }: { what: string }) => what),
    };
  }

  it("empties texts copied from Spanish and keeps names, figures and translations", async () => {
    const items = [
      item("Marta", quote, { value: "Piso en Chamberí" }),
      item("Luis", quote),
      item("Ana", "Todo bien, gracias a todos"),
      item("Eva", "Más"),
    ];
    const ca = [
      item("Marta", "Ens van lliurar la casa", { value: "Pis a Chamberí", image: "/media/a.jpg" }),
      item("Luis", quote),
      item("Anna", "Todo bien, gracias a todos"),
      item("Eva", "Más"),
    ];
    const { sections } = await repaired("homepage", [
      section("testimonials", { items, translations: { ca: { title: "Veus", items: ca }, en: { items } } }),
    ]);
    expect(sections[0].items).toEqual(items);
    expect(sections[0].translations).toEqual({
      ca: {
        title: "Veus",
        items: [{ title: "Marta", text: "Ens van lliurar la casa", value: "Pis a Chamberí" }, {}, { title: "Anna" }],
      },
      en: { items: [] },
    });
  });

  it("gives the cards of the home page the service that their position linked to", async () => {
    const { sections } = await repaired("homepage", [
      section("services", { items: [item("Uno", "1"), item("Dos", "2"), item("Tres", "3"), item("Cuatro", "4")] }),
    ]);
    expect(sections[0].items.map((one: { service: string; title: string }) => [one.service, one.title])).toEqual([
      ["business", "Uno"],
      ["construction", "Dos"],
      ["residential", "Tres"],
    ]);
  });

  it("removes texts that no page showed, lists them in the next publication and keeps them in the history", async () => {
    const before = [
      section("hero", { description: "Nadie lo leyó", subtitle: "Se ve", items: [item("Uno", "dos")] }),
      section("testimonials", { subtitle: "Tres clientes", translations: { ca: { subtitle: "Tres clients" } } }),
    ];
    const { sections, history, version, told } = await repaired("homepage", before);
    expect(sections[0]).toMatchObject({ description: "", subtitle: "Se ve", items: [] });
    expect(sections[1]).toMatchObject({ subtitle: "", translations: { ca: { subtitle: "" } } });
    expect([version, history]).toEqual([5, [{ version: 4, sections: before }]]);
    expect(told).toEqual([
      "Inicio › Cabecera: «Nadie lo leyó» no se mostraba en la web y se ha retirado",
      "Inicio › Cabecera: «Uno» no se mostraba en la web y se ha retirado",
      "Inicio › Cabecera: «dos» no se mostraba en la web y se ha retirado",
      "Inicio › Testimonios: «Tres clientes» no se mostraba en la web y se ha retirado",
    ]);
  });

  it("moves a subtitle that was shown as the description", async () => {
    const { sections, told } = await repaired("contact", [
      section("contact-info", { subtitle: "De lunes a viernes", translations: { ca: { subtitle: "De dilluns" } } }),
    ]);
    expect(sections[0]).toMatchObject({ subtitle: "", description: "De lunes a viernes" });
    expect(sections[0].translations.ca).toMatchObject({ subtitle: "", description: "De dilluns" });
    expect(told).toEqual([]);
  });

  it("keeps correct sections unchanged", async () => {
    const right = [section("hero", { subtitle: "Hola", ctaText: "Ver", ctaUrl: "/portfolio" })];
    expect(await repaired("homepage", right)).toEqual({ sections: right, history: [], version: 4, told: [] });
  });
});
