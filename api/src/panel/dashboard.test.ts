import type { Dashboard } from "@estudio/contract";
import { markDemo, ProjectModel, transaction } from "@estudio/database";
import { createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the dashboard of a new studio, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  const summary = async () => (await owner.call<Dashboard>("GET", "/api/admin/dashboard")).body;
  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
  });
  afterAll(() => api.close());

  it("marks each first step as done once its record exists", async () => {
    expect((await summary()).firstSteps).toEqual({ studio: false, project: false, user: false });
    await owner.call("PUT", "/api/admin/settings/1", { brand: "Estudi Roca" });
    expect((await summary()).firstSteps).toEqual({ studio: true, project: false, user: false });
    await owner.call("POST", "/api/admin/projects", { title: "Obra" });
    await api.as("editor");
    expect((await summary()).firstSteps).toEqual({ studio: true, project: true, user: true });
  });

  it("lets an owner, not an editor, remove the demo; changed demo records stay and are listed", async () => {
    const [untouched, changed] = [await createProject(api.db), await createProject(api.db)];
    await transaction(api.db, (trx) => markDemo(trx, "projects", [untouched.id, changed.id]));
    await owner.call("PUT", `/api/admin/projects/${changed.id}`, { title: "Ahora es mía" });
    expect((await summary()).demo).toBe(true);
    const editor = await api.as("editor");
    expect((await editor.call("DELETE", "/api/admin/demo")).status).toBe(403);
    expect(await owner.call("DELETE", "/api/admin/demo")).toMatchObject({
      status: 200,
      body: { removed: 1, kept: ["Ahora es mía"] },
    });
    expect(await ProjectModel.query(api.db).findById(untouched.id)).toBeUndefined();
    expect((await summary()).demo).toBe(false);
  });
});
