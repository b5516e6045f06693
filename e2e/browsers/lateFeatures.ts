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

/** Language version of the oldest browsers: newer syntax does not parse. */
const ecmaVersion = 2022;

/**
 * Return MDN's names of the features that a script uses and the oldest browsers lack, e.g. `api.URL.canParse_static`.
 * A name that an older feature has too does not count. Feature detection in the script is not recognized.
 * @throws SyntaxError for newer syntax
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

/**
 * Return MDN's names of the features that a style sheet uses and the oldest browsers lack, e.g. `css.selectors.has`.
 */
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
