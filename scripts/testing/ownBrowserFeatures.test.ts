import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@swc/core";
import { onlyInLibraries } from "../../e2e/browsers/allowed";
import { lateInScript } from "../../e2e/browsers/lateFeatures";

const root = join(__dirname, "../..");

/** The studio's own code that browsers run. Tests and configuration run in Node. */
const folders = ["backoffice/src", "marketing/src", "marketing/gatsby-browser.tsx", "contract/src"];

const files = () =>
  execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));

/** Return the code without types. The language level is kept. */
const plainScript = (file: string): string =>
  transformSync(readFileSync(join(root, file), "utf8"), {
    filename: file,
    jsc: {
      parser: { syntax: "typescript", tsx: file.endsWith(".tsx") },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
    },
  }).code;

// The browser tests check the built scripts for all other features. There, libraries hide our own use of these.
it("shows every page in the oldest browsers: no code of ours uses what they lack, although a library may test for it", () => {
  const found = files().flatMap((file) =>
    lateInScript(plainScript(file))
      .filter((feature) => onlyInLibraries.has(feature))
      .map((feature) => `${file}: ${feature}`),
  );
  expect(found).toEqual([]);
});
