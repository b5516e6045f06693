import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Uses much memory for a while. Collects in one thread, so that nothing is returned before the call. */
const program = `
  const { returnFreeHeap } = require(${JSON.stringify(join(__dirname, "returnFreeHeap"))});
  const megabytes = () => process.memoryUsage().rss / 2 ** 20;
  let needed = Array.from({ length: 700000 }, (_, i) => ({ i, text: "y" + i }));
  const then = megabytes();
  needed = undefined;
  returnFreeHeap();
  console.log(JSON.stringify([then, megabytes()]));
`;

test("returnFreeHeap returns freed heap to the OS on this version of Node", () => {
  const args = ["--max-semi-space-size=4", "--single-threaded-gc", "--import", "tsx", "--eval", program];
  const env = { ...process.env, NODE_OPTIONS: "" };
  const { stdout } = spawnSync(process.execPath, args, { cwd: __dirname, encoding: "utf8", env, timeout: 120_000 });
  const [then, now] = JSON.parse(stdout) as [number, number];
  expect(then - now).toBeGreaterThan(30);
});
