import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { analyse } from "scslre";

const root = join(__dirname, "../..");

/** Slow expressions (super-linear backtracking) that no outside text reaches, by file and source, with the reason. */
const exceptions: [file: string, source: string, reason: string][] = [
  ["contract/src/calculator/money.ts", String.raw`\B(?=(\d{3})+$)`, "the digits of one number, at most 21"],
  ["contract/src/publishing/backup.ts", String.raw`^\/+|\/+$`, "the place of the backups: a setting of the machine"],
  [
    "database/migrations/20261122030000/repairSection.ts",
    String.raw`\S+\s+\S+\s+\S+\s+\S`,
    "sections stored before that migration, at most 5000 characters, once",
  ],
  ["backoffice/src/help/markdown.ts", String.raw`\s*\n\s*`, "the owner's guide: a part of this repository"],
  [
    "backoffice/src/help/markdown.ts",
    String.raw`\*\*(.+?)\*\*|${"`(.+?)`"}|\[(.+?)\]\((.+?)\)`,
    "the owner's guide: a part of this repository",
  ],
  [
    "backoffice/src/lists/export/csv.ts",
    String.raw`^(?=[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?=[=+\-@])`,
    "one cell of a list, at most 5000 characters, in the exporting user's browser",
  ],
  ["scripts/src/seed/seedApi.ts", String.raw`\d+$`, "the demo's own records"],
  ["marketing/src/pictures/picture.ts", String.raw`[^\s()]+$`, "`sizes` of the code's own pictures"],
  [
    "marketing/src/speed/chunkMapping.ts",
    String.raw`\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*`,
    "a page written by Gatsby, whose texts are escaped and have no runs of blanks",
  ],
];

/**
 * Files that build expressions from values, and from which. `loaded`: built when the module loads, so this test
 * checks them.
 */
const made: Record<string, string> = {
  "contract/src/text/inline.ts": "loaded",
  "contract/src/text/article.ts": "loaded",
  "backoffice/src/pages/sections.ts": "of the names of languages",
};

type Expression = { file: string; source: string; flags: string };

/** The product's own code: tests and benches meet no text from outside. */
const files = execFileSync(
  "git",
  ["ls-files", "contract", "database", "api/src", "backoffice/src", "marketing", "scripts/src"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.tsx?$|\.d\.[cm]?ts$|\/testing\/|\/seeds\//.test(file));

function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node) yield { ...node };
  for (const part of Object.values(node)) yield* nodesOf(part);
}

function readFile(file: string) {
  const source = readFileSync(join(root, file), "utf8");
  const nodes = [...nodesOf(parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") }))];
  const written = nodes.flatMap(({ type, pattern, flags }): Expression[] =>
    type === "RegExpLiteral" ? [{ file, source: String(pattern), flags: String(flags) }] : [],
  );
  const makes = /\bnew RegExp\(/.test(source);
  return { written, makes };
}

/** Return the expressions that a module builds when it is loaded. */
function madeBy(file: string): Expression[] {
  const found: Expression[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = ""]: [string, string?]) {
      found.push({ file, source, flags });
      return new target(source, flags);
    },
  });
  try {
    jest.isolateModules(() => void jest.requireActual(join(root, file)));
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

const slow = ({ source, flags }: Pick<Expression, "source" | "flags">): boolean =>
  analyse({ source, flags }).reports.length > 0;

const read = files.map((file) => ({ file, ...readFile(file) }));
const loaded = Object.keys(made).filter((file) => made[file] === "loaded");
const all = [...read.flatMap(({ written }) => written), ...loaded.flatMap(madeBy)];

it("recognizes an expression with super-linear backtracking", () => {
  expect(slow({ source: String.raw`^(?:-|(\d{1,3})[.)])\s+(.+)$`, flags: "" })).toBe(true);
  expect(slow({ source: "^(a+)+$", flags: "" })).toBe(true);
  expect(slow({ source: "^-[ ]+[a-z]+$", flags: "" })).toBe(false);
});

it("finds no slow expression besides the listed exceptions", () => {
  const found = all.filter(slow).map(({ file, source }) => [file, source]);
  expect(found).toEqual(expect.arrayContaining(exceptions.map(([file, source]) => [file, source])));
  expect(found.filter(([file, source]) => !exceptions.some((one) => one[0] === file && one[1] === source))).toEqual([]);
});

it("checks expressions that are built from values, or has a reason for each file that builds some", () => {
  expect(
    read
      .filter(({ makes }) => makes)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(Object.keys(made).sort());
  for (const file of loaded) expect([file, madeBy(file).length > 0]).toEqual([file, true]);
  expect(all.length).toBeGreaterThan(200);
});
