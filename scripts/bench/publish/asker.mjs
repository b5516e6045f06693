/**
 * One visitor who asks again and again, in a process of its own, so that what the bench does meanwhile is not in the figures.
 * Argument: the address. Says the milliseconds of each answer, as JSON, and ends when told anything.
 */
const [url] = process.argv.slice(2);
const times = [];
let isOver = false;
process.once("message", () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  times.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
process.send(times, () => process.exit());
