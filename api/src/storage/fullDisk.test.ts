import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContactModel, connect, migrate } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { startTestApi, type TestApi, testPassword } from "../../testing/testApi";

const megabyte = 1_000_000;
const pdf = (bytes: number) => new Uint8Array(Buffer.alloc(bytes, "%PDF-1.7\n"));
let serial = 0;
const enquiry = () => ({
  name: "Eva",
  email: "eva@example.com",
  projectType: "renovacion",
  message: `Con planos ${++serial}`,
  files: 5,
});

/** Mount a small disk, which only root on Linux can do. */
function mounted(size: string): string {
  if (process.getuid?.() !== 0 || process.platform !== "linux")
    throw new Error("Un disco pequeño solo lo puede montar root en Linux: ejecuta npm test como root");
  const disk = mkdtempSync(join(tmpdir(), "estudio-full-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk]);
  return disk;
}

/** Fill the disk to the last byte. */
function fill(disk: string): void {
  for (let size = 16 * megabyte; size >= 1; size = Math.floor(size / 2))
    for (;;)
      try {
        writeFileSync(join(disk, "relleno"), Buffer.alloc(size), { flag: "a" });
      } catch {
        break;
      }
}

async function databaseOn(disk: string, engine: "sqlite" | "mysql"): Promise<TestDatabase> {
  if (engine === "mysql") return { ...(await freshDatabase("mysql")), dataDir: disk };
  const options = { file: join(disk, "estudio.sqlite") };
  const db = connect(options);
  await migrate(db);
  return { db, options, dataDir: disk, drop: () => db.destroy() };
}

describe.each(engines)("a full disk, on %s", (engine) => {
  let disk: string;
  let api: TestApi | undefined;
  const start = async (variables: Record<string, string>) => {
    disk = mounted("80m");
    api = await startTestApi(engine, variables, await databaseOn(disk, engine));
    return api;
  };
  afterEach(async () => {
    await api?.close();
    execFileSync("umount", ["-l", disk]);
    rmSync(disk, { recursive: true });
  });
  const keyOf = async ({ anonymous }: TestApi) =>
    (await anonymous().call<{ upload: string }>("POST", "/api/contact", enquiry())).body.upload;
  const put = ({ url }: TestApi, key: string, bytes: number) =>
    fetch(`${url}/api/contact/files/${key}?name=plano.pdf`, {
      method: "PUT",
      body: pdf(bytes),
      headers: { Origin: url },
    });
  const signIn = async ({ anonymous, db }: TestApi) => {
    const { email } = await createUser(db, { role: "owner", password: testPassword });
    return () => {
      const client = anonymous();
      const answer = client.call("POST", "/api/auth/login", { email, password: testPassword });
      return answer.then(({ status }) => ({ client, status }));
    };
  };

  it("refuses files below the floor but still accepts texts", async () => {
    const api = await start({ DISK_FLOOR_MB: "30" });
    const key = await keyOf(api);
    expect((await put(api, key, 2 * megabyte)).status).toBe(201);
    writeFileSync(join(disk, "relleno"), Buffer.alloc(55 * megabyte));
    const refused = await put(api, key, 2 * megabyte + 1);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...enquiry(), files: "", privacy: "on" }))
      form.set(name, String(value));
    form.set("files", new Blob([pdf(100_000)]), "plano.pdf");
    const sent = await fetch(`${api.url}/api/contact`, {
      method: "POST",
      body: form,
      headers: { Origin: api.url },
      redirect: "manual",
    });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/contacto/gracias#archivos"]);
    expect(readdirSync(join(disk, "incoming"))).toEqual([]);
  });

  it("allows signing in and deleting files when no byte is left", async () => {
    const api = await start({ DISK_FLOOR_MB: "1", DISK_RESERVE_MB: "16" });
    const key = await keyOf(api);
    expect((await put(api, key, 9 * megabyte)).status).toBe(201);
    const enter = await signIn(api);
    fill(disk);
    const { client, status } = await enter();
    expect(status).toBe(200);
    const { id } = await ContactModel.query(api.db).findOne({ uploadKey: key }).throwIfNotFound();
    const before = statfsSync(disk).bavail;
    // Files of a trashed enquiry still take room; deleting it from the trash frees it at once.
    expect((await client.call("DELETE", `/api/contacts/${id}`)).status).toBe(200);
    expect((await client.call("DELETE", `/api/contacts/trash/${id}`)).status).toBe(200);
    expect(statfsSync(disk).bavail).toBeGreaterThan(before);
  });

  it("allows signing in and out when the reserve has been used up", async () => {
    const api = await start({ DISK_FLOOR_MB: "1", DISK_RESERVE_MB: "0" });
    const enter = await signIn(api);
    fill(disk);
    const { client, status } = await enter();
    expect(status).toBe(200);
    expect((await client.call("GET", "/api/auth/me")).status).toBe(200);
    expect((await client.call("GET", "/api/auth/sessions")).body).toMatchObject([{ current: true }]);
    await client.call("POST", "/api/auth/logout");
    expect((await client.call("GET", "/api/auth/me")).status).toBe(401);
  });
});
