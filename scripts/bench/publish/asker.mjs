import { setTimeout as pause } from "node:timers/promises";

/**
 * One visitor who asks again and again, in a process of its own, so that what the bench does meanwhile is not in the figures.
 * Argument: the address. Told anything, it says the milliseconds of each answer since it was last told, as JSON; it ends with the bench.
 */
const [url] = process.argv.slice(2);
let times = [];
process.on("message", () => {
  process.send(times);
  times = [];
});
process.on("disconnect", () => process.exit());
for (;;) {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  times.push(performance.now() - began);
  await pause(5);
}
