import { labelOfPath } from "../../words/fieldLabels";
import { differences } from "./differences";

it("lists changed fields by language, texts and pictures, and leaves out equal ones", () => {
  const before = {
    title: "Casa",
    status: "draft",
    results: ["Luz"],
    galleryImages: ["/media/a.jpg"],
    rooms: [],
    featured: false,
    translations: { ca: { title: "Casa" } },
  };
  const after = {
    ...before,
    status: "published",
    results: ["Luz", "Aire"],
    galleryImages: ["/media/a.jpg", "/media/b.jpg"],
    rooms: ["cocina", "bano"],
    featured: true,
    translations: { ca: { title: "Casa nova" }, en: {} },
    awards: "",
  };
  expect(differences(before, after)).toEqual([
    { place: "status", kind: "text", before: "Borrador", after: "Publicado" },
    { place: "results", kind: "text", before: "Luz", after: "Luz\nAire" },
    {
      place: "galleryImages",
      kind: "pictures",
      before: ["/media/a.jpg"],
      after: ["/media/a.jpg", "/media/b.jpg"],
    },
    { place: "rooms", kind: "text", before: "", after: "Cocina\nBaño" },
    { place: "featured", kind: "text", before: "No", after: "Sí" },
    { place: "translations.ca.title", kind: "text", before: "Casa", after: "Casa nova" },
  ]);
});

it("writes numbers in Spanish notation", () => {
  expect(differences({ rates: { fees: { low: 8 } } }, { rates: { fees: { low: 8.5 } } })).toEqual([
    { place: "rates.fees.low", kind: "text", before: "8", after: "8,5" },
  ]);
});

it("matches sections by key, not by position", () => {
  const hero = { sectionKey: "hero", type: "hero", title: "Uno", items: [{ title: "A" }], translations: {} };
  const other = { ...hero, sectionKey: "services", items: [] };
  const changed = { ...hero, items: [{ title: "B" }], translations: { ca: { items: [{ title: "C" }] } } };
  expect(differences({ sections: [hero, other] }, { sections: [other, changed] })).toEqual([
    { place: "sections.hero.items.0.title", kind: "text", before: "A", after: "B" },
    { place: "sections.hero.translations.ca.items.0.title", kind: "text", before: "", after: "C" },
  ]);
});

it.each([
  ["title", "Título"],
  ["translations.ca.title", "Título (Català)"],
  ["sections.hero", "Cabecera"],
  ["sections.2.ctaUrl", "Sección 3: Destino del botón"],
  ["sections.hero.items.0.translations.ca.text", "Cabecera: Elemento 1: Texto (Català)"],
  ["sections.hero.translations.en.items.1.title", "Cabecera: Elemento 2: Título (English)"],
  ["sections.hero.items", "Cabecera: Elementos"],
  ["alts.en", "Texto alternativo (English)"],
  ["rates.kinds.cocina.fixed", "Tipo de obra: Cocina: Fijo por obra"],
  ["rates", "Tabla de precios"],
  ["galleryImages.0", "Galería: 1"],
  ["mainImage.alts.en", "Imagen principal: Texto alternativo (English)"],
])("labels %s as %s", (place, name) => expect(labelOfPath(place)).toBe(name));

it.each([
  ["sections.services.items.1.title", "homepage", "Servicios: Tarjeta 2: Título"],
  ["sections.services.items.1.title", "business", "Servicios: Servicio 2: Servicio"],
  ["sections.services.translations.ca.items.0.text", "business", "Servicios: Servicio 1: En qué consiste (Català)"],
  ["sections.services.items", "homepage", "Servicios: Tarjetas"],
  ["sections.testimonials.items.0.text", "homepage", "Testimonios: Testimonio 1: Cita"],
  ["sections.person.image", "about", "La persona y el equipo: Retrato"],
  ["sections.hero.image.alts.ca", "about", "Cabecera: Imagen: Texto alternativo (Català)"],
] as const)("labels %s of the page %s as its form does", (place, page, name) =>
  expect(labelOfPath(place, page)).toBe(name),
);
