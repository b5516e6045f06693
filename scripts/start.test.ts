import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./testing/machine";

const dataDir = mkdtempSync(join(tmpdir(), "estudio-start-"));
let npm: ChildProcess | undefined;

afterAll(() => {
  npm?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});

test("npm that is ended takes the product with it: the port is free again", async () => {
  const port = await freePort();
  npm = spawn("npm", ["start"], {
    cwd: join(__dirname, ".."),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: "none" },
    stdio: "ignore",
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
  npm.kill("SIGTERM");
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 200));
});
