import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Check the English of comments, test titles and Markdown, and the paths that Markdown names. Part of `npm run lint`.
 * `prose.mjs FILE…` checks these files; without arguments it checks every file that git knows.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const maxWords = 30;

/** Spanish and Catalan prose, texts for visitors and owners, which have rules of their own, and the user's own words. */
const otherLanguages = /^(docs\/guia\/|database\/seeds\/|marketing\/locales\/|docs\/specification\.md$)/;

/** Each pattern, and what to write instead. */
const rules = [
  [/\bof what\b/i, 'name the thing: "of the records that changed", not "of what changed"'],
  [/\b(?:for|of|to|by|with|from) who\b/i, 'name the person: "for users who …", "of the editor who …"'],
  [/(?:^|[.:;!(—]\s*)who (?:has|is|was|had)\b(?![^.:;]*\?)/i, 'name the person: "a user who has …"'],
  [/\b(?:that|which|what) (?:is|are) none\b/i, 'say what it is: "The response could not be parsed."'],
  [/\bnothing else does\b/i, 'name what does it: "only the worker deletes tokens"'],
  [/\banew\b/i, 'write "again", or name the result: "creates a new index"'],
  [/\bso (?:many|much at most)\b/i, 'state the limit: "at most 20 files", "at most 1 s"'],
  [/\bbe it\b/i, 'write "whether … or …", or list the cases'],
  [/\blest\b/i, 'write "so that … does not …"'],
  [/\b(?:is|are) told\b/i, 'name who says it: "the API returns …", "the panel shows …"'],
  [/\bwhat (?:came|comes) of it\b/i, 'name the result: "the receipt", "the exit code"'],
];

const isMarkdown = (path) => path.endsWith(".md");
const isCode = (path) => /\.(?:[cm]?tsx?|[cm]js|css)$/.test(path);
const lineAt = (source, index) => source.slice(0, index).split("\n").length;
const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\x60(?:\\.|[^\x60\\])*\x60`;
const pattern = String.raw`(?<=[=(,:;!&|?{}[\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const token = new RegExp(String.raw`${quoted}|\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+|${pattern}`, "g");
const cssToken = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g;
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

/** Return the comments and test titles of a source file, as `{ line, text }`. */
function textsOfCode(path, source) {
  const comments = [...source.matchAll(path.endsWith(".css") ? cssToken : token)]
    .filter(([text]) => /^\/[*/]/.test(text))
    .map(({ 0: text, index }) => ({
      line: lineAt(source, index),
      text: text.replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+)[ \t]?|\*\/$/gm, "").replace(/`[^`\n]*`/g, "code"),
    }));
  const titles = /\.(?:test|spec)\.tsx?$/.test(path) ? [...source.matchAll(title)] : [];
  return [
    ...comments,
    ...titles.map(({ 1: plain, 2: template, index }) => ({ line: lineAt(source, index), text: plain ?? template })),
  ];
}

/** Return the paragraphs, list items and table cells of a Markdown file, as `{ line, text }`. */
function textsOfMarkdown(source) {
  const blank = (text) => text.replace(/[^\n]/g, "");
  const prose = source
    .replace(/^(\s*)(```|~~~)[\s\S]*?^\s*\2/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(`+)[^`]+\1/g, (text) => `Code${text.replace(/[^\n]/g, "")}`);
  const texts = [];
  prose.split("\n").forEach((content, index) => {
    const line = index + 1;
    if (/^\s*\|/.test(content)) texts.push(...content.split("|").map((text) => ({ line, text })), { line, text: "" });
    else if (/^\s*(?:[-*+] |\d+\. |#|>|$)/.test(content))
      texts.push({ line, text: content.replace(/^\s*[-*+#>]+ /, "") });
    else if (texts.at(-1)?.text) texts.at(-1).text += ` ${content.trim()}`;
    else texts.push({ line, text: content });
  });
  return texts;
}

const sentences = (text) => text.replace(/[*_«»"“”]/g, "").split(/(?<=[.!?…])\)?\s+(?=[^a-z])/);
const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const workspacePath = /`((?:api|backoffice|contract|database|deploy|docs|e2e|marketing|scripts)\/[\w./-]+)`/g;
const relativeLink = /\]\((?!https?:|#)([^)#\s]+)/g;

/** Return the files and links that a Markdown file names and that do not exist, as `{ line, target }`. */
function deadReferences(path, source) {
  const named = [...source.matchAll(workspacePath)].map(({ 1: target, index }) => ({ target, index, from: root }));
  const linked = [...source.matchAll(relativeLink)].map(({ 1: target, index }) => ({
    target,
    index,
    from: dirname(path),
  }));
  return [...named, ...linked]
    .filter(({ target, from }) => !existsSync(join(from, target)))
    .map(({ target, index }) => ({ line: lineAt(source, index), target }));
}

/** Return one line per finding of a file. */
function findingsIn(path, name) {
  const source = readFileSync(path, "utf8");
  const dead = isMarkdown(path)
    ? deadReferences(path, source).map(({ line, target }) => `${name}:${line}: ${target} does not exist`)
    : [];
  const texts = isMarkdown(path) ? textsOfMarkdown(source) : textsOfCode(path, source);
  const wrong = texts.flatMap(({ line, text }) => {
    const oneLine = text.replace(/\s+/g, " ").trim();
    const riddles = rules.flatMap(([rule, advice]) => {
      const found = rule.exec(oneLine);
      return found ? [`${name}:${line}: "${found[0].trim()}": ${advice}`] : [];
    });
    const long = isMarkdown(path) ? sentences(oneLine).filter((sentence) => countWords(sentence) > maxWords) : [];
    const tooLong = long.map(
      (sentence) =>
        `${name}:${line}: ${countWords(sentence)} words in a sentence (at most ${maxWords}): ${sentence.slice(0, 60)}…`,
    );
    return [...riddles, ...tooLong];
  });
  return [...wrong, ...dead];
}

function filesOfGit() {
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  return listed.split("\0").filter((name) => name && !otherLanguages.test(name) && existsSync(join(root, name)));
}

const names = process.argv.slice(2);
const found = (names.length ? names : filesOfGit())
  .filter((name) => isMarkdown(name) || isCode(name))
  .flatMap((name) => findingsIn(resolve(names.length ? "." : root, name), name));
if (found.length) {
  console.error(found.join("\n"));
  process.exitCode = 1;
}
