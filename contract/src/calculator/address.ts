import { siteRoutes } from "../routes";
import { keysOf } from "../rules/keys";
import { type Answers, districts, type Kind, keysOfKinds, placeStates, qualities, squareMetres } from "./options";

/** Parameter names of the answers in a URL and in the form: `/calculadora?tipo=cocina&m2=12&…`. */
export const answerNames = {
  kind: "tipo",
  m2: "m2",
  state: "estado",
  quality: "calidad",
  district: "distrito",
} as const satisfies Record<keyof Answers, string>;

export type ReadAnswers = {
  /** The valid answers. */
  given: Partial<Answers>;
  /** All answers; undefined while one is missing or invalid. */
  answers: Answers | undefined;
  /** Answers that were sent with an invalid value. An empty value is invalid too. */
  wrong: (keyof Answers)[];
};

/** Accepts what people type: `1.000`, `90 m²`. */
const wholeMetres = (value: string) => {
  const plain = value
    .replace(/m[2²]?$/i, "")
    .trimEnd()
    .replace(/^(\d)[.,\s](\d{3})$/, "$1$2");
  const number = /^\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return number >= squareMetres.least && number <= squareMetres.most ? number : undefined;
};

/** Return a reader that accepts only the keys of `options`. */
function oneOf<T extends object>(options: T) {
  const isKey = (value: string): value is keyof T & string => Object.hasOwn(options, value);
  return (value: string) => (isKey(value) ? value : undefined);
}
const [stateOf, qualityOf, districtOf] = [oneOf(placeStates), oneOf(qualities), oneOf(districts)];

/**
 * Read the answers from a query string. A missing parameter counts as not answered yet, not as an error.
 * @param offered the kinds of work the visitor can choose
 */
export function readAnswers(query: URLSearchParams, offered: readonly Kind[] = keysOfKinds): ReadAnswers {
  const wrong: (keyof Answers)[] = [];
  function read<T>(name: keyof Answers, reader: (value: string) => T | undefined): T | undefined {
    const sent = query.get(answerNames[name]);
    if (sent === null) return undefined;
    const value = reader(sent.trim());
    if (value === undefined) wrong.push(name);
    return value;
  }
  const kind = read("kind", (value) => offered.find((one) => one === value));
  const m2 = read("m2", wholeMetres);
  const state = read("state", stateOf);
  const quality = read("quality", qualityOf);
  const district = read("district", districtOf);
  const given = {
    ...(kind && { kind }),
    ...(m2 && { m2 }),
    ...(state && { state }),
    ...(quality && { quality }),
    ...(district && { district }),
  };
  const answers = kind && m2 && state && quality && district ? { kind, m2, state, quality, district } : undefined;
  return { given, answers, wrong };
}

/** Return the Spanish URL path that shows this result to anybody. */
export function calculatorPath(answers: Partial<Answers>): string {
  const query = new URLSearchParams();
  for (const name of keysOf(answerNames)) {
    const value = answers[name];
    if (value !== undefined) query.set(answerNames[name], String(value));
  }
  const { path } = siteRoutes.calculator;
  return query.size > 0 ? `${path}?${query}` : path;
}
