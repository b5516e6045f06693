import { startServer } from "./server.mjs";

/** `node serverProcess.mjs [durable]`: a private server for as long as standard input is open; prints its address and number. */
const server = await startServer({ durable: process.argv[2] === "durable" });
process.stdout.write(`${server.url} ${server.pid}\n`);
process.stdin.resume().on("end", () => server.stop());
