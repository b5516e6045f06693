import type { Page, PageCopy, PublicPage, Section } from "@estudio/contract";
import { PageModel, VersionModel, WorkingCopyModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

type Refused = { code: string; message: string; current?: Page; errors?: Record<string, string> };
const place = "/api/admin/pages/homepage";
const address = `${place}/copy`;

describe.each(engines)("two editors of a page's working copy, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let eva: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, eva] = [await api.as("owner"), await api.as("editor")];
  });
  beforeEach(async () => {
    await emptied(api.db, PageModel, WorkingCopyModel, VersionModel);
  });
  afterAll(() => api.close());

  const save = async (sections: object[], who = ana) => (await who.call<Page>("PUT", place, { sections })).body;
  const write = (sections: object[], fields: object = {}, who = ana) =>
    who.call<PageCopy & Refused>("PUT", address, { sections, ...fields });
  const read = async () => (await ana.call<PageCopy | null>("GET", address)).body;
  const publish = (body: object = {}, who = ana) => who.call<Page & Refused>("POST", `${address}/publication`, body);
  const seen = async () =>
    (await api.anonymous().call<PublicPage>("GET", "/api/pages/homepage")).body.sections.map(titled);
  const titled = (one: { sectionKey: string; title: string }) => `${one.sectionKey}: ${one.title}`;
  const titles = (page: { sections: Section[] } | null) => page?.sections.map(titled);
  const hero = (title: string) => ({ sectionKey: "hero", title });
  const services = (title: string) => ({ sectionKey: "services", title });

  it("merges edits of different sections, and reports a conflict for the same one or a discarded copy", async () => {
    await save([hero("Hola"), services("Qué hago")]);
    await write([hero("De Ana")], { version: 0, base: 1 });
    const second = await write([services("De Eva")], { version: 0, base: 1 }, eva);
    expect([second.status, titles(second.body)]).toEqual([200, ["hero: De Ana", "services: De Eva"]]);
    const late = await write([hero("También de Eva")], { version: 0, base: 1 }, eva);
    expect([late.status, late.body.code, late.body.current]).toEqual([
      ...[409, "conflict"],
      expect.objectContaining({ version: 2, base: 1, updatedBy: eva.user?.name }),
    ]);
    expect((await write([hero("También de Eva")], { version: 2 }, eva)).status).toBe(200);
    expect((await publish({ version: 2 })).status).toBe(409);
    await ana.call("DELETE", address);
    const gone = await write([hero("Tarde")], { version: 3 });
    expect([gone.status, gone.body.current]).toEqual([409, expect.objectContaining({ version: 0 })]);
  });

  it("keeps other published sections, and asks before it replaces a changed one", async () => {
    await save([hero("Hola"), services("Qué hago")]);
    await write([hero("De la copia")]);
    await save([services("De la web")], eva);
    expect((await publish()).body.version).toBe(3);
    expect(await seen()).toEqual(["hero: De la copia", "services: De la web"]);

    await write([hero("Otra copia")]);
    await save([hero("Otra web"), services("Y otra")], eva);
    const asked = await publish();
    expect([asked.status, asked.body.current, Object.keys(asked.body.errors ?? {})]).toEqual([
      409,
      expect.objectContaining({ version: 4, updatedBy: eva.user?.name }),
      ["base"],
    ]);
    expect(titles(await read())).toEqual(["hero: Otra copia", "services: De la web"]);
    await save([hero("Y otra más")], eva);
    // Consent to replace one version does not cover the next.
    expect((await publish({ base: 4 })).status).toBe(409);
    expect((await publish({ base: 5 })).status).toBe(200);
    expect(await seen()).toEqual(["hero: Otra copia", "services: Y otra"]);
  });

  it("changes, in a replaced section, only the fields that it changed", async () => {
    await save([{ ...hero("Hola"), subtitle: "Antes", translations: { ca: { title: "Hola ca" } } }]);
    await write([{ ...hero("De la copia"), subtitle: "Antes", translations: { ca: { title: "Hola ca" } } }]);
    await save([{ ...hero("Hola"), subtitle: "De la web", translations: { ca: { title: "De la web ca" } } }], eva);
    expect((await publish()).status).toBe(409);
    expect((await publish({ base: 2 })).body.sections).toEqual([
      expect.objectContaining({
        title: "De la copia",
        subtitle: "De la web",
        translations: expect.objectContaining({ ca: expect.objectContaining({ title: "De la web ca" }) }),
      }),
    ]);
  });
});
