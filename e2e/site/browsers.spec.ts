import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lateInScript, lateInStyles } from "../browsers/lateFeatures";
import { expect, test } from "./support";

const panel = join(__dirname, "../../backoffice/dist");
const site = join(process.env.E2E_DATA_DIR ?? "", "site/current");

test("finds what is newer than the oldest browsers", () => {
  expect(lateInScript("URL.canParse(a); b.checkVisibility(); c['toSorted'](); d.map(e)")).toEqual(
    expect.arrayContaining(["api.Element.checkVisibility", "api.URL.canParse_static"]),
  );
  expect(lateInScript("[].map((a) => a.at(-1)); fetch(b).then(({ ok }) => ok)")).toEqual([]);
  expect(() => lateInScript("/[a--b]/v")).toThrow(SyntaxError);
  expect(lateInStyles("@media (scripting: none) { a { color: red } }")).toEqual(["css.at-rules.media.scripting"]);
  expect(lateInStyles("a:has(b)::before { color: red }")).toEqual([]);
});

const filesIn = (dir: string, ending: string): [string, string][] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]);

function used(files: [string, string][], look: (text: string) => string[]): Record<string, string[]> {
  const where: Record<string, string[]> = {};
  for (const [name, text] of files)
    for (const feature of look(text)) where[feature] = [...(where[feature] ?? []), name];
  return where;
}
test("scratch", () => {
  const html = filesIn(site, ".html");
  const inline = (tag: string) => [
    ...new Set(
      html.flatMap(([, text]) =>
        [...text.matchAll(new RegExp(`<${tag}(?![^>]*application/)[^>]*>([^<]+)</${tag}>`, "g"))].map(
          ([, body = ""]) => body,
        ),
      ),
    ),
  ];
  const short = (w: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(w).map(([k, v]) => [k, v.slice(0, 2).join(" ")]));
  console.log(
    "SITE JS",
    short(
      used([...filesIn(site, ".js"), ...inline("script").map((s): [string, string] => ["inline", s])], lateInScript),
    ),
  );
  console.log(
    "SITE CSS",
    short(
      used([...filesIn(site, ".css"), ...inline("style").map((s): [string, string] => ["inline", s])], lateInStyles),
    ),
  );
  console.log("PANEL JS", short(used(filesIn(panel, ".js"), lateInScript)));
  console.log("PANEL CSS", short(used(filesIn(panel, ".css"), lateInStyles)));
});
