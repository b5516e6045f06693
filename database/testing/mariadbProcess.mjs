import { startMariadb } from "./mariadb.mjs";

/** `node mariadbProcess.mjs [durable]`: a private server for as long as standard input is open; prints its address. */
const server = await startMariadb({ durable: process.argv[2] === "durable" });
process.stdout.write(`${server.url}\n`);
process.stdin.resume().on("end", () => server.stop());
