import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A program that needed a lot for a while; its rubbish is collected in one thread, so that nothing goes back meanwhile. */
const program = `
  const { giveMemoryBack } = require(${JSON.stringify(join(__dirname, "giveMemoryBack"))});
  const megabytes = () => process.memoryUsage().rss / 2 ** 20;
  let needed = Array.from({ length: 700000 }, (_, i) => ({ i, text: "y" + i }));
  const then = megabytes();
  needed = undefined;
  giveMemoryBack();
  console.log(JSON.stringify([then, megabytes()]));
`;

test("what a long work needed is the system's again, on this version of Node, too", () => {
  const args = ["--max-semi-space-size=4", "--single-threaded-gc", "--import", "tsx", "--eval", program];
  const env = { ...process.env, NODE_OPTIONS: "" };
  const { stdout } = spawnSync(process.execPath, args, { cwd: __dirname, encoding: "utf8", env, timeout: 120_000 });
  const [then, now] = JSON.parse(stdout) as [number, number];
  expect(then - now).toBeGreaterThan(30);
});
