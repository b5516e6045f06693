import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { letGiveWay } from "./givingWay";
import { root } from "./programs";

/** Gives way for so long, and works on. */
const program = (ms: number) => `require("./database/src/givingWay").giveWay(${ms}); setInterval(() => {}, 1000);`;
/** The kernel shares out the processors by session: most do, on Linux. */
const isShared = existsSync("/proc/self/autogroup");

/** Waits until that program's session has this priority. @throws when it does not come to have it */
async function becomes(pid: number | undefined, priority: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (isShared && !readFileSync(`/proc/${pid}/autogroup`, "utf8").includes(`nice ${priority}\n`)) {
    if (Date.now() > until) throw new Error(`the session's priority has not become ${priority}`);
    await pause(10);
  }
}

const started = () => {
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program(1000)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  letGiveWay(child);
  return child;
};

afterEach(() => jest.restoreAllMocks());

test("a program gives way for as long as it has said, and is then as urgent as before, even if it has had no turn", async () => {
  const child = started();
  try {
    await becomes(child.pid, "0");
    await becomes(child.pid, "19");
    child.kill("SIGSTOP");
    await becomes(child.pid, "0");
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

test("so it is when the kernel has been asked too often just now, and refuses the first time", async () => {
  const refused = jest.spyOn(fs, "writeFileSync").mockImplementationOnce(() => {
    throw Object.assign(new Error("too soon"), { code: "EAGAIN" });
  });
  const child = started();
  try {
    await becomes(child.pid, "19");
    child.kill("SIGSTOP");
    await becomes(child.pid, "0");
    expect(refused).toHaveBeenCalledTimes(isShared ? 3 : 0);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});
