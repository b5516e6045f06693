import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "@estudio/database";

test("caches a program's bundle for the next start, and bundles again when a source has changed", () => {
  mkdirSync(join(root, ".tmp"), { recursive: true });
  const dir = mkdtempSync(join(root, ".tmp/whole-"));
  const kept = join(root, "node_modules/.cache/estudio/.tmp", basename(dir));
  try {
    const says = (text: string) => writeFileSync(join(dir, "words.ts"), `export const words: string = "${text}";`);
    writeFileSync(join(dir, "program.ts"), 'import { words } from "./words";\nconsole.log(words);');
    const run = () =>
      execFileSync(process.execPath, ["--require", join(root, "scripts/whole.cjs"), join(dir, "program.ts")], {
        encoding: "utf8",
      }).trim();
    says("first");
    expect(run()).toBe("first");
    const piece = join(kept, "program.ts.js");
    const { ino } = statSync(piece);
    expect(run()).toBe("first");
    expect(statSync(piece).ino).toBe(ino);
    says("another");
    expect(run()).toBe("another");
    writeFileSync(piece, readFileSync(piece, "utf8").slice(0, -20));
    expect(run()).toBe("another");
    writeFileSync(piece, "");
    expect(run()).toBe("another");
  } finally {
    for (const one of [dir, kept]) rmSync(one, { recursive: true, force: true });
  }
});
