import { startServer } from "./server.mjs";

// `node serverProcess.mjs [durable]`: a server that runs while standard input is open. Prints its URL and process id.
const server = await startServer({ durable: process.argv[2] === "durable" });
process.stdout.write(`${server.url} ${server.pid}\n`);
process.stdin.resume().on("end", () => server.stop());
