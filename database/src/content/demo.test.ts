import { pageNumbers } from "@estudio/contract";
import type { Knex } from "knex";
import { photos, seedDemo } from "../../seeds";
import { engines, freshDatabase } from "../../testing/engines";
import {
  ContactModel,
  hasDemo,
  keepVersion,
  MediaModel,
  PageModel,
  PostModel,
  ProjectModel,
  putInTrash,
  removeDemo,
  SettingsModel,
  SiteStateModel,
  storeCopy,
  TrashModel,
  transaction,
  UserModel,
  WorkingCopyModel,
} from "..";
import { createContact, createProject, createUser } from "../factories";

// The tests wait for whole programs or many publications, possibly on a busy machine.
jest.setTimeout(300_000);

const moments = { createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", version: 1 };

/** Seed the demo with pictures in the library but without their files. */
async function seed(db: Knex): Promise<string[]> {
  const paths = Object.fromEntries(
    Object.keys(photos).map((file, n) => [file, `/media/${String(n).padStart(32, "0")}`]),
  );
  for (const [n, path] of Object.values(paths).entries())
    await MediaModel.query(db).insert({
      ...{ path, hash: String(n).padStart(64, "0"), width: 1, height: 1, color: "#000", focal: { x: 0.5, y: 0.5 } },
      ...{ alts: { es: "", ca: "", en: "" }, credit: "", widths: [], bytes: 1, ready: true, ...moments },
    });
  await transaction(db, (trx) => seedDemo(trx, paths));
  return Object.values(paths);
}

/** Delete a project like the API. */
const discard = (db: Knex, row: ProjectModel) =>
  transaction(db, async (trx) => {
    await putInTrash(trx, { resource: "projects", row, title: row.title, who: { name: "Ana" } });
    await ProjectModel.query(trx).deleteById(row.id);
  });

describe.each(engines)("the demo, on %s", (engine) => {
  it("keeps a record with a working copy, and the pictures that only the copy shows", async () => {
    const { db, drop } = await freshDatabase(engine);
    const [path = ""] = await seed(db);
    const row = await ProjectModel.query(db).first().throwIfNotFound();
    await WorkingCopyModel.query(db).insert({
      ...{
        resource: "projects",
        recordId: row.id,
        base: 1,
        written: { mainImage: path },
        publishAt: null,
        problem: "",
      },
      ...{ ...moments, updatedBy: "Ana" },
    });
    const { kept } = await transaction(db, (trx) => removeDemo(trx, { name: "Ana" }));
    expect(kept).toEqual([row.title]);
    expect((await MediaModel.query(db)).map((one) => one.path)).toContain(path);
    await drop();
  });

  it("keeps only the user's own sections in a page's working copy", async () => {
    const { db, drop } = await freshDatabase(engine);
    await seed(db);
    for (const page of await PageModel.query(db).whereIn("pageKey", ["homepage", "about"])) {
      const [hero, ...rest] = page.sections;
      const first = page.pageKey === "homepage" ? { ...hero, title: "Casas con luz" } : hero;
      const of = { resource: "pages" as const, recordId: pageNumbers[page.pageKey], base: page.version };
      const next = {
        written: { sections: [first, ...rest] },
        publishAt: null,
        updatedAt: moments.updatedAt,
        updatedBy: "Ana",
        version: 1,
      };
      await transaction(db, (trx) => storeCopy(trx, of, next));
    }
    await transaction(db, (trx) => removeDemo(trx, { name: "Ana" }));
    expect(await WorkingCopyModel.query(db)).toMatchObject([
      { recordId: pageNumbers.homepage, base: 0, written: { sections: [{ title: "Casas con luz" }] } },
    ]);
    await drop();
  });

  it.each([
    [false, 3],
    [true, 1],
  ])(
    "rebases a page's working copy on the published page, and reports a conflict if the same section changed (%s)",
    async (same, base) => {
      const { db, drop } = await freshDatabase(engine);
      await seed(db);
      const page = await PageModel.query(db).findOne({ pageKey: "homepage" }).throwIfNotFound();
      const [hero, second, ...rest] = page.sections;
      await transaction(db, async (trx) => {
        const of = { resource: "pages" as const, recordId: pageNumbers.homepage, base: 1 };
        const next = { publishAt: null, updatedAt: moments.updatedAt, updatedBy: "Ana", version: 1 };
        const written = { sections: [{ ...hero, title: "En la copia" }, second, ...rest] };
        await storeCopy(trx, of, { ...next, written });
        const sections = [same ? { ...hero, title: "Otra" } : hero, { ...second, title: "En la web" }, ...rest];
        await keepVersion(trx, "pages", {
          before: page,
          after: Object.assign({}, page, { sections, version: 2 }),
          who: { name: "Eva" },
        });
        await page.$query(trx).patch({ sections: sections as typeof page.sections, version: 2 });
        await removeDemo(trx, { name: "Ana" });
      });
      expect(await WorkingCopyModel.query(db)).toMatchObject([
        { base, version: 2, written: { sections: [{ title: "En la copia" }, { title: "En la web" }] } },
      ]);
      await drop();
    },
  );

  it("is removed without a trace, while users and their own records stay", async () => {
    const { db, drop } = await freshDatabase(engine);
    await seed(db);
    await createUser(db, { role: "owner" });
    const [project, contact] = [await createProject(db, { title: "Obra propia" }), await createContact(db)];
    await discard(db, await ProjectModel.query(db).whereNot({ id: project.id }).first().throwIfNotFound());
    const { revision } = await SiteStateModel.query(db).findById(1).throwIfNotFound();

    const { kept } = await transaction(db, (trx) => removeDemo(trx, { name: "Ana" }));
    expect(kept).toEqual([]);
    expect((await ProjectModel.query(db)).map(({ id }) => id)).toEqual([project.id]);
    expect((await ContactModel.query(db)).map(({ id }) => id)).toEqual([contact.id]);
    for (const model of [PostModel, PageModel, MediaModel, TrashModel])
      expect(await db(model.tableName).select("id")).toEqual([]);
    expect(await SettingsModel.query(db)).toMatchObject([{ brand: "Estudio", email: "", statProjects: 0 }]);
    expect(await UserModel.query(db).resultSize()).toBe(1);
    expect((await SiteStateModel.query(db).findById(1))?.revision).toBe(revision + 1);
    expect(await hasDemo(db)).toBe(false);
    await drop();
  });

  it("keeps changed records with their pictures and lists them", async () => {
    const { db, drop } = await freshDatabase(engine);
    const paths = await seed(db);
    const project = await ProjectModel.query(db).where("mainImage", "<>", "").first().throwIfNotFound();
    await ProjectModel.query(db).findById(project.id).patch({ version: 2, clientName: "Familia Roca" });
    const other = await ProjectModel.query(db)
      .where("mainImage", "<>", "")
      .whereNot({ id: project.id })
      .first()
      .throwIfNotFound();
    await discard(db, await ProjectModel.query(db).patchAndFetchById(other.id, { version: 2 }));
    await SettingsModel.query(db).findById(1).patch({ version: 2, brand: "Estudi Roca" });
    const home = await PageModel.query(db).findOne({ pageKey: "homepage" }).throwIfNotFound();
    const [hero, ...rest] = home.sections;
    await PageModel.query(db)
      .findById(home.id)
      .patch({
        version: 2,
        sections: [{ ...hero, title: "Casas con luz" } as never, ...rest],
      });

    await transaction(db, async (trx) => {
      const after = await PageModel.query(trx).findById(home.id).throwIfNotFound();
      await keepVersion(trx, "pages", { before: home, after, who: { name: "Ana" } });
    });

    const { kept } = await transaction(db, (trx) => removeDemo(trx, { name: "Ana" }));
    expect(kept.sort()).toEqual(["Ajustes", "Casas con luz", project.title].sort());
    expect((await ProjectModel.query(db)).map(({ id }) => id)).toEqual([project.id]);
    expect((await PageModel.query(db)).flatMap(({ sections }) => sections.map(({ title }) => title))).toEqual([
      "Casas con luz",
    ]);
    expect(await SettingsModel.query(db).findById(1)).toMatchObject({ brand: "Estudi Roca" });
    const left = (await MediaModel.query(db)).map(({ path }) => path);
    expect(left).toContain(project.mainImage);
    // It may be restored from the trash, which needs its picture.
    expect(await TrashModel.query(db)).toMatchObject([{ recordId: other.id }]);
    expect(left).toContain(other.mainImage);
    expect(left.length).toBeLessThan(paths.length);
    await drop();
  });
});
