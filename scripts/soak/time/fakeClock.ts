import { spawnSync } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";
import { currentTime } from "@estudio/contract";

/** Return the library that `faketime` preloads; undefined where faketime is not installed. */
export function faketimeLibrary(): string | undefined {
  const asked = spawnSync("faketime", ["-m", "-f", "+0", "printenv", "LD_PRELOAD"], { encoding: "utf8" });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

/** The clock of the product: the system's and an offset, which can change while the product runs. */
export class FakeClock {
  private offsetSeconds = 0;

  /** @param file where libfaketime reads the offset @param library the path of libfaketime */
  constructor(
    private readonly file: string,
    private readonly library: string,
  ) {
    this.write();
  }

  /** Environment variables of a process that has this clock, and of all processes that it starts. */
  get variables(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      // Node's timers, and every wait of the product, use the monotonic clock: nobody can set that one.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // All processes of a machine see a step at once. With the cache they would see it within ten seconds.
      FAKETIME_NO_CACHE: "1",
    };
  }

  now(): Date {
    return new Date(currentTime().getTime() + this.offsetSeconds * 1000);
  }

  /** @param moment ISO-8601 */
  setTo(moment: string): void {
    this.offsetSeconds = Math.round((Date.parse(moment) - currentTime().getTime()) / 1000);
    this.write();
  }

  step(ms: number): void {
    this.offsetSeconds += Math.round(ms / 1000);
    this.write();
  }

  /** The file is replaced in one go: no process reads half an offset. */
  private write(): void {
    writeFileSync(`${this.file}.new`, `${this.offsetSeconds < 0 ? "" : "+"}${this.offsetSeconds}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}
