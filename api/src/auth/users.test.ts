import type { Project, User, VersionSummary } from "@estudio/contract";
import { SessionModel, UserModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi, testPassword } from "../../testing/testApi";

describe.each(engines)("users, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  beforeEach(async () => {
    api ??= await startTestApi(engine);
    await emptied(api.db, UserModel);
    owner = await api.as("owner");
  });
  afterAll(() => api.close());

  const path = (client: Client) => `/api/admin/users/${client.user?.id}`;
  const statusOf = async (client: Client) => (await client.call("GET", "/api/auth/me")).status;

  it("lets an owner create a user, who can sign in, and never returns the password", async () => {
    const sent = { name: "Eva", email: "Eva@Example.com", password: "clave-de-eva" };
    const { status, body } = await owner.call<User>("POST", "/api/admin/users", sent);
    expect([status, body.email, body.role, body.isActive]).toEqual([201, "eva@example.com", "editor", true]);
    expect(JSON.stringify(body)).not.toMatch(/clave|\$2b/);
    const signIn = await api
      .anonymous()
      .call("POST", "/api/auth/login", { email: sent.email, password: sent.password });
    expect(signIn.status).toBe(200);
    const again = await owner.call("POST", "/api/admin/users", { ...sent, email: "eva@example.com" });
    expect([again.status, again.body.errors]).toEqual([422, { email: "Ya existe un usuario con ese email" }]);
  });

  it("reports each invalid field in the words of the specification", async () => {
    const { body } = await owner.call("POST", "/api/admin/users", {
      name: " ",
      email: "x",
      password: "12345",
      role: "jefe",
    });
    expect(body.errors).toEqual({
      name: "El nombre es requerido",
      email: "Email inválido",
      password: "La contraseña debe tener al menos 6 caracteres",
      role: "Elige una de estas opciones: owner, editor",
    });
  });

  it("refuses the user's own name or address as a password", async () => {
    const eva = { name: "Eva Roure", email: "roure.e@example.com" };
    const refused = { password: expect.stringContaining("muy fácil de adivinar") };
    const made = await owner.call("POST", "/api/admin/users", { ...eva, password: "Eva Roure!" });
    expect([made.status, made.body.errors]).toEqual([422, refused]);
    const { body } = await owner.call<User>("POST", "/api/admin/users", { ...eva, password: "clave-de-nadie" });
    const given = await owner.call("PUT", `/api/admin/users/${body.id}/password`, { password: "Roure.E@example.com" });
    expect([given.status, given.body.errors]).toEqual([422, refused]);
  });

  it("ends the user's sessions when the role, the password or the active state changes", async () => {
    for (const change of [{ role: "owner" }, { isActive: false }]) {
      const editor = await api.as("editor");
      expect((await owner.call("PUT", path(editor), change)).status).toBe(200);
      expect(await statusOf(editor)).toBe(401);
    }
    const editor = await api.as("editor");
    expect((await owner.call("PUT", path(editor), { name: "Otro nombre" })).status).toBe(200);
    expect(await statusOf(editor)).toBe(200);
    const { status, body } = await owner.call("PUT", `${path(editor)}/password`, {
      id: 7,
      password: "otra-clave-larga",
    });
    expect([status, body.id]).toEqual([200, editor.user?.id]);
    expect([await statusOf(editor), await statusOf(owner)]).toEqual([401, 200]);
  });

  it("keeps an owner's own session when owners change their own account", async () => {
    await api.as("owner");
    const change = (body: object) =>
      owner.call("PUT", `${path(owner)}/password`, { password: "otra-clave-larga", ...body });
    const without = await change({});
    expect([without.status, without.body.errors]).toEqual([
      422,
      { current: "Para cambiar tu propia contraseña hace falta la actual: cámbiala en tu perfil" },
    ]);
    expect((await change({ current: "no es esta" })).body.errors).toEqual({
      current: "La contraseña actual no es correcta",
    });
    expect((await change({ current: testPassword })).status).toBe(200);
    expect(await statusOf(owner)).toBe(200);
    expect((await owner.call("PUT", path(owner), { role: "editor" })).status).toBe(200);
    expect(await statusOf(owner)).toBe(200);
    expect((await owner.call("GET", "/api/admin/users")).status).toBe(403);
  });

  it("keeps the last active owner from being deleted, demoted or deactivated", async () => {
    const gone = await api.as("owner");
    await UserModel.query(api.db)
      .findById(gone.user?.id ?? 0)
      .patch({ isActive: false });
    for (const attempt of [
      owner.call("DELETE", path(owner)),
      owner.call("PUT", path(owner), { role: "editor" }),
      owner.call("PUT", path(owner), { isActive: false }),
    ]) {
      const { status, body } = await attempt;
      expect([status, body.message]).toEqual([422, "Debe quedar al menos un propietario activo"]);
    }
    expect((await owner.call("DELETE", path(gone))).status).toBe(200);
  });

  it("keeps one owner when two owners remove each other at the same moment", async () => {
    for (let round = 0; round < 6; round++) {
      const [ana, luis] = [await api.as("owner"), await api.as("owner")];
      await UserModel.query(api.db)
        .whereNotIn("id", [ana.user?.id ?? 0, luis.user?.id ?? 0])
        .delete();
      const removals = [
        () => ana.call("DELETE", path(luis)),
        () => luis.call("PUT", path(ana), round % 2 ? { role: "editor" } : { isActive: false }),
      ];
      const answers = await Promise.all(removals.map((remove) => remove()));
      const owners = await UserModel.query(api.db).where({ role: "owner", isActive: true });
      expect([round, owners.length, answers.filter((one) => one.status === 200).length]).toEqual([round, 1, 1]);
    }
  });

  it("answers a conflict with the stored user when the version is outdated", async () => {
    const editor = await api.as("editor");
    await owner.call("PUT", path(editor), { name: "Primero", version: 1 });
    const { status, body } = await owner.call("PUT", path(editor), { name: "Segundo", version: 1 });
    expect([status, body.current]).toMatchObject([409, { name: "Primero", version: 2 }]);
    expect(JSON.stringify(body)).not.toContain("password");
    expect((await owner.call("PUT", path(editor), { name: "Ganador" })).status).toBe(200);
  });

  it("asks for the password again after 15 minutes before it changes who has access", async () => {
    const editor = await api.as("editor");
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await SessionModel.query(api.db).patch({ createdAt: longAgo });
    const sent = { name: "Eva", email: "otra-eva@example.com", password: "clave-de-eva" };
    const attempts = async () => [
      await owner.call("POST", "/api/admin/users", sent),
      await owner.call("PUT", path(editor), { role: "owner" }),
      await owner.call("PUT", `${path(editor)}/password`, { password: "otra-clave-larga" }),
      await owner.call("DELETE", path(editor)),
    ];
    for (const { status, body } of await attempts())
      expect([status, body.code, body.message]).toEqual([401, "stale", "Para esto, escribe otra vez tu contraseña"]);
    expect([await statusOf(editor), await statusOf(owner)]).toEqual([200, 200]);
    expect((await editor.call("DELETE", path(editor))).status).toBe(403);
    await owner.call("POST", "/api/auth/login", { email: owner.user?.email, password: testPassword });
    expect((await attempts()).map(({ status }) => status)).toEqual([201, 200, 200, 200]);
  });

  it("keeps a deleted user's name in the history but removes the device; other users' devices stay", async () => {
    const [gone, other] = [await api.as("editor"), await api.as("editor")];
    await owner.call("PUT", path(gone), { name: "Berta" });
    const savedBy = async (who: Client) => {
      const { body } = await who.call<Project>("POST", "/api/admin/projects", { title: "Casa", status: "draft" });
      const version = async () =>
        (await owner.call<{ savedFrom: string }>("GET", `/api/admin/versions/projects/${body.id}/1`)).body.savedFrom;
      return { id: body.id, version };
    };
    const [hers, another] = [await savedBy(gone), await savedBy(other)];
    expect([await hers.version(), await another.version()]).toEqual(["Otro programa", "Otro programa"]);
    expect((await owner.call("DELETE", path(gone))).status).toBe(200);
    expect([await hers.version(), await another.version()]).toEqual(["", "Otro programa"]);
    const { body: history } = await owner.call<VersionSummary[]>("GET", `/api/admin/versions/projects/${hers.id}`);
    expect(history).toEqual([expect.objectContaining({ savedBy: "Berta" })]);
  });

  it("ends a deleted user's sessions immediately", async () => {
    const editor = await api.as("editor");
    expect((await owner.call("DELETE", path(editor))).body).toMatchObject({
      id: editor.user?.id,
      email: editor.user?.email,
    });
    expect(await statusOf(editor)).toBe(401);
    const signIn = await api
      .anonymous()
      .call("POST", "/api/auth/login", { email: editor.user?.email, password: testPassword });
    expect(signIn.status).toBe(401);
  });
});
