import { setTimeout as pause } from "node:timers/promises";

/**
 * Request one address again and again, in a process of its own, so that the bench's own work does not distort the
 * times.
 * Argument: the address. On any message it answers with the response times in milliseconds since the last message. It
 * exits with the bench.
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
