import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";

/** Return the CPU time of a process with all its threads, in nanoseconds (Linux only). */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + onCpu(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

function onCpu(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

/** Return the resident memory of a process in megabytes (Linux only). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

export type Pass = { cpuMicroseconds: number; perSecond: number };

/**
 * Send the same request `count` times over `connections` keep-alive sockets.
 * All responses have the same length, so counting bytes is enough to find their ends.
 * @returns the server's CPU per request, and requests per second
 */
export async function pass(url: string, pid: number, request: string, count: number, connections = 8): Promise<Pass> {
  const before = cpuOf(pid);
  const start = process.hrtime.bigint();
  await Promise.all(Array.from({ length: connections }, () => converse(new URL(url), request, count / connections)));
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return { cpuMicroseconds: (cpuOf(pid) - before) / 1000 / count, perSecond: count / seconds };
}

function converse({ hostname, port }: URL, request: string, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
    let left = Math.ceil(count);
    let length = 0;
    let read = 0;
    socket.setNoDelay(true);
    socket.on("error", reject);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (part: Buffer) => {
      if (length === 0) length = answerLength(part);
      read += part.length;
      if (read < length) return;
      read -= length;
      left -= 1;
      if (left > 0) socket.write(request);
      else socket.end(() => resolve());
    });
  });
}

/** Return the length of headers and body of the first response, from its first packet. */
function answerLength(packet: Buffer): number {
  const end = packet.indexOf("\r\n\r\n");
  const head = packet.subarray(0, end).toString("latin1");
  if (!/^HTTP\/1\.1 (200|304)/.test(head)) throw new Error(head.split("\r\n")[0]);
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

/** Return the geometric mean of the ratios of paired measurements, with a 95 % confidence interval. */
export function ratio(pairs: [number, number][]): string {
  const logs = pairs.map(([a, b]) => Math.log(a / b));
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const variance = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (logs.length - 1);
  const margin = 2.07 * Math.sqrt(variance / logs.length);
  const show = (value: number) => Math.exp(value).toFixed(2);
  return `${show(mean)} [${show(mean - margin)}, ${show(mean + margin)}]`;
}

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
