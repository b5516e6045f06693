import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

describe("prose check", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estudio-prose-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Return the findings for one file of this name and text, without its folder. */
  function check(name: string, text: string) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
    const program = join(__dirname, "prose.mjs");
    const { status, stderr } = spawnSync(process.execPath, [program, name], { cwd: folder, encoding: "utf8" });
    const findings = stderr.split("\n").filter(Boolean);
    expect(status).toBe(findings.length ? 1 : 0);
    return findings;
  }

  it("reports each phrase of the list in a comment, with the words to write instead", () => {
    const phrases = [
      ["of what", "Return a list of what changed."],
      ["for who", "A code for who has no key."],
      ["Who has", "Who has no role is refused."],
      ["; who is", "It ends; who is late waits."],
      ["that is none", "An answer that is none."],
      ["nothing else does", "It deletes tokens, nothing else does."],
      ["anew", "Build it anew."],
      ["so many", "Keep so many."],
      ["so much at most", "Wait so much at most."],
      ["be it", "In any language, be it Catalan."],
      ["lest", "Close it, lest it leak."],
      ["is told", "The caller is told."],
      ["what came of it", "Return what came of it."],
    ];
    const findings = check("a.ts", phrases.map(([, comment]) => `// ${comment}\n\n`).join(""));
    const expected = phrases.map(([phrase], index) => `a.ts:${2 * index + 1}: "${phrase}": `);
    expect(findings.map((finding, index) => finding.slice(0, expected[index]?.length))).toEqual(expected);
    expect(findings.every((finding, index) => finding.length > (expected[index]?.length ?? 0) + 10)).toBe(true);
  });

  it("reports a phrase that continues on the next line", () => {
    expect(check("a.tsx", "/**\n * A list of\n * what changed.\n */\n")).toHaveLength(1);
    expect(check("b.mjs", "// A list of\n// what changed.\n")).toHaveLength(1);
    expect(check("c.css", "/* A list of\nwhat changed. */\n")).toHaveLength(1);
    expect(check("d.md", "A list of\nwhat changed.\n")).toHaveLength(1);
  });

  it("ignores strings, regular expressions and code in comments", () => {
    expect(check("a.ts", 'const a = "// anew";\nconst b = /[/*] anew "/;\nconst c = `// anew`;\n// `anew`\n')).toEqual(
      [],
    );
  });

  it("reads a comment after a regular expression with quotes", () => {
    expect(check("a.ts", "const a = /[\"']`/;\n// Build it anew.\n")).toHaveLength(1);
  });

  it("reads the titles of tests, also after a table", () => {
    const riddle = ["an", "ew"].join("");
    expect(check("a.test.ts", `it("is built ${riddle}", () => {});\n`)).toHaveLength(1);
    expect(check("a.spec.ts", `test.each([1])("builds %s ${riddle}", () => {});\n`)).toHaveLength(1);
    expect(check("a.ts", `it("is built ${riddle}");\n`)).toEqual([]);
  });

  it("accepts a question and a noun before “who”", () => {
    expect(check("a.md", "Who is it for? An editor who has a key.\n")).toEqual([]);
  });

  it("reports paths and links in Markdown that lead nowhere", () => {
    expect(check("a.md", "`scripts/lint/prose.mjs` and `scripts/lint/none.mjs`\n")).toEqual([
      "a.md:1: scripts/lint/none.mjs does not exist",
    ]);
    expect(check("a.md", "[this](a.md#part), [that](https://example.com/)\n\n[none](none.md)\n")).toEqual([
      "a.md:3: none.md does not exist",
    ]);
  });

  describe("sentences in Markdown", () => {
    const words = (count: number) => `Word ${"word ".repeat(count - 2)}word.`;

    it("accepts 30 words and reports 31", () => {
      expect(check("a.md", `${words(30)} ${words(30)}\n`)).toEqual([]);
      const [finding, ...others] = check("a.md", `${words(30)} ${words(31)}\n`);
      expect(finding).toMatch("a.md:1: 31 words in a sentence");
      expect(others).toEqual([]);
    });

    it("counts list items, table cells and headings by themselves, and code as one word", () => {
      const text = words(20).replace(".", "");
      expect(check("a.md", `# ${text}\n* ${text}\n* ${text}\n\n| ${text} | ${text} |\n|---|---|\n`)).toEqual([]);
      expect(check("a.md", `\`${words(40)}\`\n\n\`\`\`sh\n${words(40)}\n\`\`\`\n`)).toEqual([]);
    });
  });
});
