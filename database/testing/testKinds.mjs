import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const patterns = ["*.test.ts", "*.test.tsx"];

/** What a test file imports if it starts a database, a server or another program. */
const starts =
  /testing\/(?:engines|testApi|ownProcess|privateServer|upgrade|mailServer|nginx|proxies|builderBench|crash|observatory|machine|rates)|node:child_process/;
const usesDatabase = /testing\/(?:engines|testApi|upgrade)/;

const listed = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
const read = (file) => readFileSync(join(root, file), "utf8");

/** List the test files that start no database, server or other program, relative to the root. */
export const fastTests = () => listed().filter((file) => !starts.test(read(file)));

/** Return whether a chosen test file uses a database. @param paths jest's patterns of absolute paths; none: all files */
export const needDatabase = (paths) =>
  paths.length === 0 ||
  listed().some((file) => paths.some((path) => join(root, file).match(path)) && usesDatabase.test(read(file)));
