import type { Project } from "@estudio/contract";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

type Copy = Project & { base: number; problem: string };
type Refused = { code: string; message: string; current?: Copy; errors?: Record<string, string> };

describe.each(engines)("two editors of a working copy, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let eva: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, eva] = [await api.as("owner"), await api.as("editor")];
  });
  afterAll(() => api.close());

  const make = async (fields: object) =>
    (await ana.call<Project>("POST", "/api/admin/projects", { location: "Retiro", ...fields })).body;
  const address = (id: number) => `/api/admin/projects/${id}/copy`;
  const write = (id: number, body: object, who = ana) => who.call<Copy & Refused>("PUT", address(id), body);
  const read = async (id: number) => (await ana.call<Copy | null>("GET", address(id))).body;
  const publish = (id: number, body: object = {}, who = ana) =>
    who.call<Project & Refused>("POST", `${address(id)}/publication`, body);

  it("reports a conflict to the later of two editors, and to one whose base is outdated", async () => {
    const { id } = await make({ title: "A dos" });
    await write(id, { location: "De Ana", version: 0, base: 1 });
    const second = await write(id, { location: "De Eva", version: 0, base: 1 }, eva);
    expect([second.status, second.body.code, second.body.current]).toEqual([
      409,
      "conflict",
      expect.objectContaining({ location: "De Ana", version: 1, base: 1 }),
    ]);
    expect(second.body.message).toContain(ana.user?.name);
    expect((await write(id, { location: "De Eva", version: 1 }, eva)).status).toBe(200);
    expect((await publish(id, { version: 1 })).status).toBe(409);
    await ana.call("DELETE", address(id));
    const late = await write(id, { location: "Tarde", version: 2 }, eva);
    expect([late.status, late.body.current]).toEqual([
      409,
      expect.objectContaining({ location: "Retiro", version: 0 }),
    ]);
    await ana.call("PUT", `/api/admin/projects/${id}`, { location: "Publicada" });
    const old = await write(id, { title: "De antes", version: 0, base: 1 });
    expect([old.status, old.body.current]).toEqual([409, expect.objectContaining({ location: "Publicada", base: 2 })]);
  });

  it("asks before it replaces a changed record, and then writes only its own changes", async () => {
    const { id } = await make({ title: "Cruce", clientName: "Lucía" });
    await write(id, { title: "Cruce nuevo", location: "De la copia" });
    await eva.call("PUT", `/api/admin/projects/${id}`, { clientName: "Marta", location: "De la web" });
    const asked = await publish(id);
    expect([asked.status, asked.body.code, asked.body.current, Object.keys(asked.body.errors ?? {})]).toEqual([
      409,
      "conflict",
      expect.objectContaining({ version: 2, location: "De la web" }),
      ["base"],
    ]);
    expect(await read(id)).toMatchObject({ title: "Cruce nuevo", base: 1 });
    expect((await publish(id, { base: 2 })).body).toMatchObject({
      ...{ title: "Cruce nuevo", location: "De la copia", clientName: "Marta", version: 3 },
    });
  });

  it("keeps the texts that two editors translated, one of them in the copy", async () => {
    const ca = { title: "Pont", description: "Un pis" };
    const en = { title: "Bridge", description: "A flat" };
    const { id, version } = await make({ title: "Puente", translations: { ca, en } });
    await write(id, { translations: { ca: { ...ca, title: "Pont nou" }, en: { ...en, title: "New bridge" } } });
    const theirs = { ca, en: { title: "Old bridge", description: "A house" } };
    await eva.call("PUT", `/api/admin/projects/${id}`, { translations: theirs });
    expect((await publish(id)).status).toBe(409);
    expect((await publish(id, { base: version + 1 })).body.translations).toMatchObject({
      ca: { title: "Pont nou", description: "Un pis" },
      en: { title: "New bridge", description: "A house" },
    });
  });
});
