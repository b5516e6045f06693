import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { allowed } from "../browsers/allowed";
import { lateInScript, lateInStyles } from "../browsers/lateFeatures";

const panel = join(__dirname, "../../backoffice/dist");
/** Empty where the product runs elsewhere: then its bundles are not at hand. */
const dataDir = process.env.E2E_DATA_DIR ?? "";

test("the check finds what is newer than the oldest browsers, and nothing else", () => {
  expect(lateInScript("URL.canParse(a); b.checkVisibility(); d.map(e)")).toEqual([
    "api.Element.checkVisibility",
    "api.URL.canParse_static",
  ]);
  expect(lateInScript("[].map((a) => a.at(-1)); fetch(b).then(({ ok }) => ok)")).toEqual([]);
  expect(() => lateInScript("/[a--b]/v")).toThrow(SyntaxError);
  expect(lateInStyles("@media (scripting: none) { a { color: red } }")).toEqual(["css.at-rules.media.scripting"]);
  expect(lateInStyles("a:has(b)::before { color: red }")).toEqual([]);
});

/** Return the files' texts by name. Partytown's, which Gatsby puts into every site, no page asks for. */
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

test("the panel asks nothing of a browser that the oldest ones lack", () => {
  expect(found(panel)).toEqual([]);
});

test("the site asks nothing of a browser that the oldest ones lack", () => {
  expect(found(join(dataDir, "site/current"))).toEqual([]);
});
