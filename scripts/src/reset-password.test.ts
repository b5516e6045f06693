import { spawnSync } from "node:child_process";
import { join } from "node:path";
import {
  AuditModel,
  hasSecondFactor,
  PasskeyModel,
  passwordMatches,
  programArguments,
  SessionModel,
  UserModel,
} from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../database/testing/engines";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");

describe.each(engines)("reset-password on %s", (engine) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await freshDatabase(engine);
  });
  afterAll(() => store.drop());

  function reset(...addresses: string[]) {
    const env = { ...process.env, DATA_DIR: store.dataDir, DATABASE_URL: store.options.databaseUrl ?? "" };
    const args = [...programArguments("scripts/src/reset-password.ts", true), ...addresses];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  }

  it("replaces a password, shows the new one once, ends the sessions and writes an audit entry", async () => {
    const { id } = await createUser(store.db, { name: "Berta", email: "berta@studio.example" });
    const later = new Date(Date.now() + 60_000).toISOString();
    const times = { createdAt: later, lastUsedAt: later, expiresAt: later };
    await SessionModel.query(store.db).insert({ id: "x", userId: id, data: "{}", device: "", ...times });
    const { status, stdout } = reset(" Berta@Studio.example ");
    const password = stdout.trim().split("\n").at(-1)?.trim() ?? "";
    const user = await UserModel.query(store.db).findById(id).throwIfNotFound();
    expect([status, await passwordMatches(password, user.password), user.passwordMadeUp]).toEqual([0, true, true]);
    expect(await SessionModel.query(store.db)).toEqual([]);
    expect(await AuditModel.query(store.db)).toMatchObject([
      { kind: "passwordChanged", person: "Programa", what: "Berta" },
    ]);
  });

  it("keeps the second factor unless asked to remove it", async () => {
    const { id, email } = await createUser(store.db, { name: "Carmen" });
    const row = { name: "Portátil", credentialId: "x", publicKey: "x", counter: 0, transports: "", lastUsedAt: null };
    await PasskeyModel.query(store.db).insert({ ...row, userId: id, createdAt: new Date().toISOString() });
    expect(reset(email).stdout).not.toContain("dos pasos");
    expect(await hasSecondFactor(store.db, id)).toBe(true);
    const { status, stdout } = reset(email, "--sin-segundo-factor");
    expect([status, stdout]).toEqual([0, expect.stringContaining("Su verificación en dos pasos se ha quitado")]);
    expect(await hasSecondFactor(store.db, id)).toBe(false);
    expect(await AuditModel.query(store.db).where({ what: "Carmen" }).orderBy("id")).toMatchObject([
      { kind: "passwordChanged" },
      { kind: "passwordChanged" },
      { kind: "secondFactorTaken", person: "Programa" },
    ]);
    expect(reset(email, "--otra-cosa")).toMatchObject({ status: 1, stdout: "" });
  });

  it("refuses an unknown address in one sentence", () => {
    expect(reset("nadie@studio.example")).toMatchObject({ status: 1, stdout: "" });
    expect(reset("nadie@studio.example").stderr.trim()).toBe("No hay nadie con el correo nadie@studio.example");
    expect(reset().stderr).toContain("npm run reset-password --");
  });
});
