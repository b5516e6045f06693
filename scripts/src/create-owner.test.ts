import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArguments, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { emptied, engines, freshDatabase, type TestDatabase } from "../../database/testing/engines";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");
const secrets = /insert into|select |update `|\$2[aby]\$|knex|node_modules/i;

/** Run the command as `npm start` does. */
function createOwner({ options, dataDir }: TestDatabase, variables: Record<string, string> = {}, words = ["--quiet"]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: options.databaseUrl ?? "", ...variables };
  const args = [...programArguments("scripts/src/create-owner.ts", true), ...words];
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
}

describe.each(engines)("the first owner on %s", (engine) => {
  let store: TestDatabase;
  const chosen = { OWNER_EMAIL: "Berta@Studio.example", OWNER_PASSWORD: "llum-i-fusta" };
  const emails = async () => (await UserModel.query(store.db).orderBy("email")).map(({ email }) => email);
  beforeAll(async () => {
    store = await freshDatabase(engine);
  });
  beforeEach(() => emptied(store.db, UserModel));
  afterAll(() => store.drop());

  it("has the address from the environment; once deleted she is not created again", async () => {
    const made = createOwner(store, chosen);
    expect(JSON.parse(made.stdout)).toEqual({ email: "berta@studio.example", password: "llum-i-fusta" });
    await createUser(store.db, { email: "otra@studio.example", role: "owner", isActive: false });
    await UserModel.query(store.db).delete().where({ email: "berta@studio.example" });
    expect(createOwner(store, chosen)).toMatchObject({ status: 0, stdout: "", stderr: "" });
    expect(await emails()).toEqual(["otra@studio.example"]);
  });

  it("gets a random password marked as generated, unless one was chosen", async () => {
    const madeUp = async () => (await UserModel.query(store.db)).map((user) => user.passwordMadeUp);
    const { OWNER_EMAIL } = chosen;
    const { password } = JSON.parse(createOwner(store, { OWNER_EMAIL, OWNER_PASSWORD: "" }).stdout);
    expect([password, await madeUp()]).toEqual([expect.stringMatching(/^[\w-]{22}$/), [true]]);
    await emptied(store.db, UserModel);
    createOwner(store, chosen);
    expect(await madeUp()).toEqual([false]);
  });

  it("has the address of the argument rather than of the environment", async () => {
    const made = createOwner(store, chosen, ["Ana@Studio.example"]);
    expect(JSON.parse(made.stdout)).toEqual({ email: "ana@studio.example", password: "llum-i-fusta" });
    expect(createOwner(store, chosen, ["nadie"])).toMatchObject({ status: 0, stdout: "" });
    await emptied(store.db, UserModel);
    expect(createOwner(store, chosen, ["nadie"])).toMatchObject({ status: 1, stderr: "Email inválido\n" });
  });

  it("is created once: a second call says how to reset the password, without naming an address", async () => {
    await createUser(store.db, { email: "otra@studio.example", role: "owner" });
    const { status, stdout, stderr } = createOwner(store, chosen, ["ana@studio.example"]);
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({
      status: 0,
      stdout: "",
      stderr: "Ya hay una propietaria, y no se crea otra. Si falta su contraseña: npm run reset-password -- SU-CORREO",
    });
    expect(await emails()).toEqual(["otra@studio.example"]);
  });

  it("keeps her new role after a demotion, and the start goes on", async () => {
    await createUser(store.db, { email: "berta@studio.example", role: "editor" });
    await createUser(store.db, { email: "otra@studio.example", role: "owner" });
    expect(createOwner(store, chosen)).toMatchObject({ status: 0, stdout: "", stderr: "" });
    expect(await UserModel.query(store.db).findOne({ email: "berta@studio.example" })).toMatchObject({
      role: "editor",
    });
  });

  it("is not created with another user's address: one sentence says so, and the start goes on", async () => {
    await createUser(store.db, { email: "berta@studio.example", role: "editor" });
    const { status, stdout, stderr } = createOwner(store, chosen);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
    expect(stderr).toContain("ya es de otra persona");
    expect(stderr).not.toMatch(secrets);
  });

  it.each([
    ["OWNER_PASSWORD", "corta", "al menos 6 caracteres"],
    ["OWNER_PASSWORD", "12345678", "de las más usadas"],
    ["OWNER_PASSWORD", "ñ".repeat(37), "72 bytes"],
    ["OWNER_EMAIL", "nadie", "Email inválido"],
  ])("is refused in one sentence when %s is %s", async (name, value, said) => {
    const { status, stderr } = createOwner(store, { ...chosen, [name]: value });
    expect({ status, lines: stderr.trim().split("\n") }).toEqual({ status: 1, lines: [expect.stringContaining(said)] });
    expect(stderr).toContain(name);
    expect(await emails()).toEqual([]);
  });
});

test.each(["postgres://a:secreto@127.0.0.1:9/estudio", "hola"])(
  "refuses the database address %s in one sentence",
  (databaseUrl) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: "/nonexistent/x" };
    const args = programArguments("scripts/src/create-owner.ts", true);
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    expect([status, stderr.trim()]).toEqual([1, "DATABASE_URL: debe empezar por mysql://"]);
  },
);

test("reports an unreachable database in one sentence, for every command", () => {
  const databaseUrl = "mysql://estudio:secreto@127.0.0.1:9/estudio";
  const copy = mkdtempSync(join(tmpdir(), "estudio-copy-"));
  writeFileSync(join(copy, "database.sql"), "");
  const commands = { "create-owner": [], "seed/seed": ["demo"], backup: [`${__dirname}/x`], restore: [copy] };
  for (const [command, words] of Object.entries(commands)) {
    const args = [...programArguments(`scripts/src/${command}.ts`, true), ...words];
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: "/nonexistent/x",
      API_URL: "http://127.0.0.1:9",
    };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    expect(existsSync(`${__dirname}/x`)).toBe(false);
    expect([command, status]).toEqual([command, 1]);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).not.toMatch(/secreto|at |node_modules/);
  }
  rmSync(copy, { recursive: true });
});
