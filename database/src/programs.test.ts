import { spawn } from "node:child_process";
import { once } from "node:events";
import { attached, root } from "./programs";

/** Ends by itself after so long; says when it has begun. */
const program = (ms: number) =>
  `require("./database/src/programs").endWithParent(); setTimeout(() => {}, ${ms}); console.log("begun");`;

test("what a program starts is gone when that is, even killed, and does not wait for it to be over", async () => {
  const started = (ms: number) =>
    spawn(process.execPath, ["--import", "tsx", "-e", program(ms), "--", attached], {
      cwd: root,
      stdio: ["pipe", "pipe", "inherit"],
    });
  const left = started(600_000);
  await once(left.stdout, "data");
  // As the system does for who is killed.
  left.stdin.destroy();
  expect(await once(left, "exit")).toEqual([1, null]);
  const done = started(0);
  expect(await once(done, "exit")).toEqual([0, null]);
});
