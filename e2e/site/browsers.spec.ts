import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { allowed } from "../browsers/allowed";
import { lateInScript, lateInStyles } from "../browsers/lateFeatures";

const panel = join(__dirname, "../../backoffice/dist");
/** Empty if the product runs elsewhere: then its bundles cannot be read. */
const dataDir = process.env.E2E_DATA_DIR ?? "";

test("finds the features that the oldest browsers lack, and no others", () => {
  expect(lateInScript("URL.canParse(a); b.checkVisibility(); d.map(e)")).toEqual([
    "api.Element.checkVisibility",
    "api.URL.canParse_static",
  ]);
  expect(lateInScript("[].map((a) => a.at(-1)); fetch(b).then(({ ok }) => ok)")).toEqual([]);
  expect(() => lateInScript("/[a--b]/v")).toThrow(SyntaxError);
  expect(lateInStyles("@media (scripting: none) { a { color: red } }")).toEqual(["css.at-rules.media.scripting"]);
  expect(lateInStyles("a:has(b)::before { color: red }")).toEqual([]);
});

/** Return the files' texts by name, without Partytown, which Gatsby adds to every site and no page loads. */
const filesIn = (dir: string, ending: string): [string, string][] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(({ parentPath }) => !parentPath.includes("partytown"))
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]);

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>([^<][\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);

function found(dir: string): string[] {
  const scripts = [...filesIn(dir, ".js").map(([, text]) => text)];
  for (const [, html] of filesIn(dir, ".html").slice(0, 20)) scripts.push(...inlineScripts(html));
  const features = [
    ...[...new Set(scripts)].flatMap(lateInScript),
    ...filesIn(dir, ".css").flatMap(([, text]) => lateInStyles(text)),
  ];
  return [...new Set(features)].filter((feature) => !allowed.has(feature)).sort();
}

test("needs no feature in the panel that the oldest browsers lack", () => {
  expect(found(panel)).toEqual([]);
});

test("needs no feature on the site that the oldest browsers lack", () => {
  expect(found(join(dataDir, "site/current"))).toEqual([]);
});
