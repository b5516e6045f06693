import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createProject } from "@estudio/database/factories";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const holder = join(__dirname, "../../../database/testing/holdLock.ts");

/** A save must be able to wait ten seconds for the lock. */
const heldMs = 10_500;

describe("the API while another process holds the write lock of the embedded database", () => {
  let api: TestApi;
  let editor: Client;
  let other: ChildProcess;
  beforeEach(async () => {
    api = await startTestApi("sqlite");
    editor = await api.as("editor");
    await createProject(api.db, { title: "Ático", slug: "atico" });
    other = spawn(process.execPath, ["--import", "tsx", holder, api.options.file ?? ""], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(other.stdout as NodeJS.ReadableStream, "data");
  });
  afterEach(async () => {
    other.stdin?.end();
    if (other.exitCode === null) await once(other, "exit");
    await api.close();
  });

  it("serves visitors and editors, and stores a save after waiting more than ten seconds", async () => {
    const done: string[] = [];
    const note = async (what: string, asked: Promise<{ status: number }>) => {
      const { status } = await asked;
      done.push(`${what} ${status}`);
    };
    const saving = note("save", editor.call("PUT", "/api/admin/projects/1", { title: "Ático con luz" }));
    const writing = note(
      "enquiry",
      api.anonymous().call("POST", "/api/contact", {
        ...{ name: "Eva", email: "eva@correo.example", projectType: "renovacion", message: "Espera su turno" },
      }),
    );
    await pause(heldMs);
    await note("visitor", api.anonymous().call("GET", "/api/projects/atico"));
    await note("editor", editor.call("GET", "/api/admin/projects/1"));
    const snapshot = api.anonymous().call("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" });
    await note("builder", snapshot);
    expect(done).toEqual(["visitor 200", "editor 200", "builder 200"]);
    other.stdin?.end();
    await Promise.all([saving, writing]);
    expect(done.slice(3).sort()).toEqual(["enquiry 201", "save 200"]);
  });

  it("serves an old session at once, and records its use afterwards", async () => {
    const done: string[] = [];
    other.stdin?.end();
    await once(other, "exit");
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await api.db("sessions").update({ lastUsedAt: longAgo });
    other = spawn(process.execPath, ["--import", "tsx", holder, api.options.file ?? ""], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(other.stdout as NodeJS.ReadableStream, "data");
    for (const path of ["/api/admin/projects/1", "/api/admin/projects"])
      done.push(`${(await editor.call("GET", path)).status}`);
    expect(done).toEqual(["200", "200"]);
    other.stdin?.end();
    const lastUsedAt = async () => (await api.db("sessions").first("lastUsedAt"))?.lastUsedAt;
    while ((await lastUsedAt()) === longAgo) await pause(50);
  });
});
