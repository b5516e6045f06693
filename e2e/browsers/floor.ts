import { readFileSync } from "node:fs";
import { join } from "node:path";
import bcd, { type BrowserName, type CompatStatement, type Identifier } from "@mdn/browser-compat-data";

/**
 * The oldest browsers of the site and the panel, from `browserslist` in the root's package.json, which all builds
 * use.
 */
const listed: string[] = JSON.parse(readFileSync(join(__dirname, "../../package.json"), "utf8")).browserslist;
const namesInData: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

export const floor = listed.map((line): [BrowserName, number] => {
  const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const browser = namesInData[name];
  if (!browser) throw new Error(`package.json: «${line}» in browserslist is not «browser >= version»`);
  return [browser, Number(version)];
});

function isIn(compat: CompatStatement, browser: BrowserName, version: number): boolean {
  const support = compat.support[browser];
  const statements = Array.isArray(support) ? support : support ? [support] : [];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (flags || prefix || other || removed || typeof added !== "string") return false;
      return Number.parseFloat(added.replace("≤", "")) <= version;
    },
  );
}

/** Return whether every browser of the floor supports it. */
const isEverywhere = (compat: CompatStatement): boolean =>
  floor.every(([browser, version]) => isIn(compat, browser, version));

/** Names that only newer features have, each with MDN's name of one of those features. */
export type LateNames = Map<string, string>;

type Features = [key: string, feature: Identifier][];

/** Return the features directly below a part of MDN's data. */
const featuresOf = (part: Identifier = {}): Features =>
  Object.keys(part).flatMap((key): Features => {
    const feature = part[key];
    return key === "__compat" || !feature ? [] : [[key, feature]];
  });

/** Collect the features that the floor lacks, by the name used in code. */
function lateNames(
  parts: [path: string, features: Features][],
  nameOf: (key: string) => string = (key) => key,
): LateNames {
  const known = new Map<string, { feature: string; old: boolean }>();
  for (const [path, features] of parts)
    for (const [key, feature] of features) {
      if (!feature.__compat) continue;
      const name = nameOf(key);
      const old = isEverywhere(feature.__compat);
      if (old || !known.has(name)) known.set(name, { feature: `${path}.${key}`, old });
    }
  return new Map([...known].flatMap(([name, { feature, old }]) => (old ? [] : [[name, feature]])));
}

const childrenOf = (path: string, part?: Identifier): [path: string, part: Identifier][] =>
  featuresOf(part).map(([key, child]) => [`${path}.${key}`, child]);

/** Objects that every browser of the floor knows. Members of newer objects are found by the object's own name. */
const objects = [...childrenOf("api", bcd.api), ...childrenOf("javascript.builtins", bcd.javascript.builtins)].filter(
  ([, { __compat: compat }]) => compat && isEverywhere(compat),
);

/** Members by name alone: code does not show the type of the object. */
export const lateMembers = lateNames(
  objects.map(([path, part]) => [
    path,
    featuresOf(part).filter(([key]) => !/_(static|event|permission)$/.test(key) && !path.endsWith(`.${key}`)),
  ]),
);
/** Static members with their object: `URL.canParse`. */
export const lateStatics: LateNames = new Map(
  objects.flatMap(([path, part]) => [
    ...lateNames(
      [[path, featuresOf(part).filter(([key]) => key.endsWith("_static"))]],
      (key) => `${path.split(".").at(-1)}.${key.replace("_static", "")}`,
    ),
  ]),
);
export const lateGlobals = lateNames([
  ["api", featuresOf(bcd.api)],
  ["javascript.builtins", featuresOf(bcd.javascript.builtins)],
]);
export const lateSelectors = lateNames([["css.selectors", featuresOf(bcd.css.selectors)]]);
export const lateProperties = lateNames([["css.properties", featuresOf(bcd.css.properties)]]);
export const lateAtRules = lateNames([["css.at-rules", featuresOf(bcd.css["at-rules"])]]);
export const lateMediaFeatures = lateNames([["css.at-rules.media", featuresOf(bcd.css["at-rules"]?.media)]]);
