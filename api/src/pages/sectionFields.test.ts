import { type Page, type PublicPage, pageKeys, pageSections, sectionDefinition } from "@estudio/contract";
import { PageModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

type Refused = { errors: Record<string, string> };

describe.each(engines)("section fields, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    ana = await api.as("editor");
  });
  beforeEach(() => emptied(api.db, PageModel));
  afterAll(() => api.close());

  const save = <T = Page>(page: string, ...sections: object[]) =>
    ana.call<T>("PUT", `/api/admin/pages/${page}`, { pageKey: page, sections });
  const seen = async (page: string, lang: string) =>
    (await api.anonymous().call<PublicPage>("GET", `/api/pages/${page}?lang=${lang}`)).body.sections;

  it("refuses a field that the section does not show, also in items and translations", async () => {
    const refused: [string, object, string][] = [
      ["homepage", { sectionKey: "hero", description: "Nadie lo ve" }, "description"],
      ["homepage", { sectionKey: "hero", items: [{ title: "Uno", text: "" }] }, "items"],
      ["homepage", { sectionKey: "testimonials", subtitle: "Nadie lo ve" }, "subtitle"],
      ["homepage", { sectionKey: "testimonials", ctaText: "Más" }, "ctaText"],
      ["residential", { sectionKey: "testimonials", image: "/media/a.jpg" }, "image"],
      [
        "business",
        { sectionKey: "benefits", items: [{ title: "Uno", text: "", image: "/media/a.jpg" }] },
        "items.0.image",
      ],
      ["business", { sectionKey: "services", items: [{ title: "Uno", text: "", value: "24 h" }] }, "items.0.value"],
      ["about", { sectionKey: "hero", translations: { ca: { description: "Ningú" } } }, "translations.ca.description"],
    ];
    for (const [page, section, field] of refused) {
      const { status, body } = await save<Refused>(page, section);
      expect([page, field, status, Object.keys(body.errors ?? {})]).toEqual([
        page,
        field,
        422,
        [`sections.0.${field}`],
      ]);
    }
  });

  it("accepts all base fields for every section, empty where the section has none", async () => {
    const base = { type: "x", title: "T", subtitle: "", description: "", image: "", ctaText: "", ctaUrl: "" };
    for (const key of pageKeys) {
      const sections = pageSections[key].map((sectionKey) => ({ sectionKey, ...base }));
      const { status, body } = await save(key, ...sections);
      expect([key, status]).toEqual([key, 200]);
      expect((await save(key, ...body.sections)).status).toBe(200);
    }
  });

  it("stores and shows every field that a section defines", async () => {
    const fee = { from: 8, until: 12, unit: "percent" };
    const example: Record<string, string | number> = { image: "/media/a.jpg", ctaUrl: "/portfolio", ...fee };
    for (const key of pageKeys) {
      const sections = pageSections[key].map((sectionKey) => {
        const { fields = {}, items } = sectionDefinition(key, sectionKey) ?? {};
        const filled = (names: object) =>
          Object.fromEntries(Object.keys(names).map((name) => [name, example[name] ?? `${key} ${name}`]));
        const item = items && { title: "", text: "", ...filled(items.fields) };
        return {
          sectionKey,
          ...filled(fields),
          ...(item && { items: ["service" in item ? { ...item, service: "business" } : item] }),
        };
      });
      expect([key, (await save(key, ...sections)).status]).toEqual([key, 200]);
      expect(await seen(key, "es")).toMatchObject(sections);
    }
  });

  it("keeps the link of a service card that is moved, because the card names its service", async () => {
    const card = (service: string) => ({ service, title: `Para ${service}`, text: "…" });
    const services = (...items: object[]) => ({ sectionKey: "services", items });
    await save("homepage", services(card("construction"), card("business")));
    const [shown] = await seen("homepage", "ca");
    expect(shown?.items.map(({ service, title }) => [service, title])).toEqual([
      ["construction", "Para construction"],
      ["business", "Para business"],
    ]);
    const [without, twice, unknown] = [
      await save<Refused>("homepage", services({ title: "Sin destino", text: "" })),
      await save<Refused>("homepage", services(card("business"), card("business"))),
      await save<Refused>("homepage", services(card("otra"))),
    ];
    expect(without.body.errors).toEqual({ "sections.0.items.0.service": "Elige a qué servicio lleva esta tarjeta" });
    expect(twice.body.errors).toEqual({ "sections.0.items.1.service": "Otra tarjeta lleva ya a ese servicio" });
    expect(Object.keys(unknown.body.errors)).toEqual(["sections.0.items.0.service"]);
    expect([without.status, twice.status, unknown.status]).toEqual([422, 422, 422]);
  });

  it("refuses a fee without figure or unit, and one whose upper figure is not the higher one", async () => {
    const fees = (item: object) =>
      save<Refused>("business", { sectionKey: "fees", items: [{ title: "Proyecto", text: "", ...item }] });
    const refused: [object, string, string][] = [
      [{ unit: "m2" }, "from", "Escribe desde cuánto o hasta cuánto"],
      [{ from: 30 }, "unit", "Elige de qué es la cifra"],
      [{ from: 30, until: 30, unit: "m2" }, "until", "Tiene que ser más que «desde»"],
    ];
    for (const [item, field, message] of refused) {
      const { status, body } = await fees(item);
      expect([status, body.errors]).toEqual([422, { [`sections.0.items.0.${field}`]: message }]);
    }
    for (const item of [
      { from: -1, unit: "m2" },
      { until: 1.5, unit: "m2" },
      { from: 30, unit: "hora" },
    ])
      expect((await fees(item)).status).toBe(422);
    expect((await fees({ from: 280, unit: "fixed" })).status).toBe(200);
    expect((await seen("business", "en"))[0]?.items).toMatchObject([{ title: "Proyecto", from: 280, unit: "fixed" }]);
    const elsewhere = await save<Refused>("business", {
      sectionKey: "benefits",
      items: [{ title: "A", text: "", from: 3 }],
    });
    expect(Object.keys(elsewhere.body.errors)).toEqual(["sections.0.items.0.from"]);
  });

  it("shows untranslated parts of items in Spanish, marked item by item, without storing them", async () => {
    const items = [
      { title: "Plazo", text: "Seis semanas", value: "24 h" },
      { title: "Precio", text: "Cerrado" },
    ];
    const { body } = await save("business", {
      sectionKey: "benefits",
      items,
      translations: { ca: { items: [{ title: "Termini" }] }, en: { items: [] } },
    });
    expect(body.sections[0]?.translations).toEqual({ ca: { items: [{ title: "Termini" }] }, en: { items: [] } });
    const [catalan] = await seen("business", "ca");
    expect(catalan?.items).toEqual([
      { title: "Termini", text: "Seis semanas", value: "24 h", fallback: ["text"] },
      { title: "Precio", text: "Cerrado", fallback: ["title", "text"] },
    ]);
    expect(catalan?.fallback).toContain("items");
    const [spanish] = await seen("business", "es");
    expect(spanish?.items.map(({ fallback }) => fallback)).toEqual([[], []]);
    const more = await save<Refused>("business", {
      sectionKey: "benefits",
      items,
      translations: { ca: { items: [{}, {}, { title: "De més" }] } },
    });
    expect(more.body.errors).toEqual({
      "sections.0.translations.ca.items": "Hay más elementos traducidos que en español",
    });
  });
});
