import { buffer } from "node:stream/consumers";
import convert from "heic-convert";

/** HEIC on standard input, JPEG on standard output. */
async function main(): Promise<void> {
  const input = await buffer(process.stdin);
  const output = await convert({ buffer: input, format: "JPEG", quality: 0.95 });
  process.stdout.write(Buffer.from(output));
}

main().catch(() => {
  process.exitCode = 1;
});
