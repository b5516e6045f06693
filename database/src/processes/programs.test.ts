import { spawn } from "node:child_process";
import { once } from "node:events";
import { attached, root } from "./programs";

/** Prints a line when it has begun, and ends after `ms`. */
const program = (ms: number) =>
  `require("./database/src/processes/programs").endWithParent(); setTimeout(() => {}, ${ms}); console.log("begun");`;

test("an attached program ends when its parent is killed, and can end by itself before", async () => {
  const started = (ms: number) =>
    spawn(process.execPath, ["--import", "tsx", "-e", program(ms), "--", attached], {
      cwd: root,
      stdio: ["pipe", "pipe", "inherit"],
    });
  const left = started(600_000);
  await once(left.stdout, "data");
  // The system closes the pipe like this when the parent is killed.
  left.stdin.destroy();
  expect(await once(left, "exit")).toEqual([1, null]);
  const done = started(0);
  expect(await once(done, "exit")).toEqual([0, null]);
});
