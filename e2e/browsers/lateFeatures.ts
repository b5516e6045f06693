import { type AnyNode, parse } from "acorn";
import { full } from "acorn-walk";
import {
  type LateNames,
  lateAtRules,
  lateGlobals,
  lateMediaFeatures,
  lateMembers,
  lateProperties,
  lateSelectors,
  lateStatics,
} from "./floor";

/** The language of the oldest browsers: what is written in a newer one is not parsed. */
const ecmaVersion = 2022;

/**
 * Return the features that a script names and the oldest browsers lack, in MDN's words: `api.URL.canParse_static`. A name that any older
 * feature has, too, is taken for that one; whether the script looks for it first cannot be told.
 * @throws SyntaxError for a script that is written in a newer language
 */
export function lateInScript(text: string): string[] {
  const found = new Set<string>();
  const note = (names: LateNames, name: unknown) => {
    const feature = typeof name === "string" ? names.get(name) : undefined;
    if (feature) found.add(feature);
  };
  full(parse(text, { ecmaVersion, sourceType: "module" }), (walked) => {
    const node = walked as AnyNode;
    if (node.type === "MemberExpression") {
      const name = wordOf(node.property, node.computed);
      note(lateMembers, name);
      note(lateStatics, `${ownerOf(node.object)}.${name}`);
    }
    if (node.type === "Identifier") note(lateGlobals, node.name);
    for (const [, pseudo] of stringIn(node).matchAll(/:([a-z-]+)\(/g)) note(lateSelectors, pseudo);
  });
  return [...found].sort();
}

const ownerOf = (object: AnyNode): unknown =>
  object.type === "MemberExpression" ? wordOf(object.property, object.computed) : wordOf(object, false);

/** Return the name of a property; undefined when it is computed. */
function wordOf(property: AnyNode, computed: boolean): unknown {
  if (property.type === "Literal") return property.value;
  return property.type === "Identifier" && !computed ? property.name : undefined;
}

const stringIn = (node: AnyNode): string => {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateElement" ? (node.value.cooked ?? "") : "";
};

/** Return the features that a style sheet uses and the oldest browsers lack, in MDN's words: `css.selectors.has`. */
export function lateInStyles(text: string): string[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, "''");
  const found = [
    ...matches(css, /[{;]\s*([a-z-]+)\s*:/g, lateProperties),
    ...matches(css, /::?([a-z-]+)/g, lateSelectors),
    ...matches(css, /@([a-z-]+)/g, lateAtRules),
    ...[...css.matchAll(/@media([^{]*)/g)].flatMap(([, query = ""]) =>
      matches(query, /\(([a-z-]+)\s*[:)]/g, lateMediaFeatures),
    ),
  ];
  return [...new Set(found)].sort();
}

const matches = (text: string, pattern: RegExp, names: LateNames): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name = ""]) => names.get(name) ?? []);
