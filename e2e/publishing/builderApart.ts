import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../panel/support";
import { LineToApi } from "./lineToApi";
import {
  baseUrl,
  builderPid,
  type Desk,
  expect,
  killAll,
  productEnvironment,
  siteFolder,
  startUp,
  test,
} from "./support";

/**
 * A builder in its own process, as in the containers, so that a test can take away what it needs during a build.
 * The product under test runs without its own builder meanwhile.
 */
export class BuilderApart {
  readonly line = new LineToApi(Number(new URL(baseUrl() || "http://localhost:1").port));
  private child: ChildProcess | undefined;

  /** Set up one builder for all tests of a file. */
  static forThisFile(): BuilderApart {
    const builder = new BuilderApart();
    test.beforeAll(async () => {
      await killAll();
      await startUp({ BUILDER: "off" });
      await builder.line.mend();
    });
    test.afterEach(() => builder.end());
    test.afterAll(async () => {
      await builder.line.cut();
      await killAll();
      await startUp();
    });
    return builder;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /**
   * Start the builder.
   * @param first shell commands that run before it, in a mount namespace of its own (root on Linux)
   */
  start(first = ""): void {
    const program = `exec ${process.execPath} --require "$PWD/scripts/whole.cjs" scripts/src/build-site.ts --watch`;
    const [command, ...args] = first ? ["unshare", "-m", "sh", "-ec", `${first}\n${program}`] : ["sh", "-c", program];
    this.child = spawn(command as string, args, {
      cwd: join(siteFolder, ".."),
      env: { ...process.env, ...productEnvironment(), API_URL: this.line.url, SITE_URL: baseUrl() },
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
    });
  }

  async end(): Promise<void> {
    if (this.pid && builderPid()) process.kill(-this.pid, "SIGKILL");
    while (builderPid()) await pause(50);
  }
}

/** Expect that the last publication failed, and that the panel shows the reason. */
export async function failedWith(desk: Desk, page: Page, reason: string): Promise<void> {
  const failed = await desk.settled();
  expect(failed).toMatchObject({ status: "failed", message: expect.stringContaining(reason) });
  await signIn(page);
  await page.goto("/admin/publicacion");
  await expect(page.getByRole("alert").filter({ hasText: "La última publicación falló" })).toContainText(reason);
}

export async function repairedBySaving(desk: Desk, project: Parameters<Desk["change"]>[0]): Promise<void> {
  const mark = await desk.change(project);
  await desk.published();
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
}
