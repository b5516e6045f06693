import type { Knex } from "knex";
import { MediaModel, RedirectModel, SiteBuildModel, SiteStateModel, transaction } from "../../src";
import { contentChanged } from "../../src/content/publication";
import {
  createContact,
  createLead,
  createPage,
  createPost,
  createProject,
  createSettings,
  createUser,
} from "../../src/factories";

const picture = "/media/0123456789abcdef0123456789abcdef";
const moment = (day: number) => `2026-10-${String(day).padStart(2, "0")}T09:30:00.000Z`;
export const oldPassword = "una-clave-larga";

/** Fill a studio that looks used for a while, with rows in every table of user data. */
export async function fillOldStudio(db: Knex): Promise<void> {
  const times = { createdAt: moment(1), updatedAt: moment(2) };
  await createUser(db, { ...times, email: "berta@old.example", name: "Berta", role: "owner", password: oldPassword });
  await createUser(db, { ...times, email: "joan@old.example", name: "Joan", isActive: false, password: oldPassword });
  await createSettings(db, { brand: "Estudi Vell", city: "Girona", phone: "+34 972 00 00 00", updatedAt: moment(2) });
  await MediaModel.query(db).insert({
    ...{ path: picture, hash: "a".repeat(64), width: 1200, height: 800, color: "#aabbcc", ready: true },
    ...{ focal: { x: 0.5, y: 0.5 }, alts: { es: "Salón con «luz» 🏠", ca: "Sala", en: "" }, credit: "Berta" },
    ...{ widths: [480, 960], bytes: 54_321, version: 1, ...times },
  });
  await createProject(db, {
    ...{ title: "Àtic a l'Eixample, 25 m²", slug: "atic-eixample", description: "Luz\n«y» roble", ...times },
    ...{ category: "residencial", mainImage: picture, galleryImages: [picture], results: ["Más luz", "'; --"] },
    ...{ translations: { ca: { title: "Àtic" }, en: {} }, featured: true, updatedBy: "Berta", clientName: "García" },
  });
  await createProject(db, {
    title: "Borrador",
    slug: "borrador",
    status: "draft",
    publishAt: "2036-10-01T09:30:00.000Z",
    ...times,
  });
  await createPost(db, {
    ...{ title: "Elegir suelo", slug: "elegir-suelo", excerpt: "Roble o pino", content: "## Roble\nTexto\n### Más" },
    ...{ category: "Materiales", imageUrl: picture, publishedAt: moment(3), translations: { en: { title: "Floors" } } },
    ...times,
  });
  await createPage(db, { pageKey: "homepage", sections: [hero], ...times });
  const contact = { email: "lucia@old.example", createdAt: moment(4), privacyAcceptedAt: moment(4) };
  await createContact(db, { ...contact, message: "Hola\r\n¿qué tal?", state: "handled", phone: "+34 600 000 000" });
  await createLead(db, { createdAt: moment(5) });
  await RedirectModel.query(db).insert({ kind: "project", slug: "atico", recordId: 1 });
  await publishOnce(db);
}

const items = [{ title: "Roble", text: "Madera de aquí", image: picture, value: "12" }];
const hero = {
  ...{ sectionKey: "hero", type: "hero", title: "Espais", subtitle: "amb llum", description: "Texto largo" },
  ...{ image: picture, ctaText: "Ver", ctaUrl: "/portfolio", items },
  translations: { ca: { title: "Espais", items }, en: {} },
};

/** Record one finished publication and a later change. */
async function publishOnce(db: Knex): Promise<void> {
  const change = { what: "Primera", who: "Berta" };
  await transaction(db, (trx) => contentChanged(trx, change));
  await SiteBuildModel.query(db)
    .findById(1)
    .patch({
      ...{ status: "succeeded", phase: "done", progress: 100, slot: null, revision: 1, release: "20261002-r1" },
      ...{ changes: [{ ...change, at: moment(5) }], requestedAt: moment(5), changedAt: moment(5), pagesWritten: 40 },
      ...{ startedAt: moment(6), finishedAt: moment(6), verifiedAt: moment(6) },
    });
  await SiteStateModel.query(db).findById(1).patch({ built: 1, release: "20261002-r1" });
}
