import english from "ra-language-english";
import { spanish } from "./spanish";

/** Messages that are equal in both languages. */
const sameInBoth = new Set(["No", " ", "%{name}", "%{offsetBegin}-%{offsetEnd} de %{total}"]);

/** Flattens messages: `ra.action.add` -> text. */
function flatten(messages: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[`${path}${key}`, value]] : [...flatten(value, `${path}${key}.`)],
    ),
  );
}

const english_ = flatten(english);
const spanish_ = flatten(spanish);

it.each([...english_])("translates %s", (key, text) => {
  const translated = spanish_.get(key);
  expect(translated).toBeDefined();
  if (!sameInBoth.has(text)) expect(translated).not.toBe(text);
});

it("contains no English words and none of the known mistakes of the base", () => {
  const wrong = /\b(the|you|your|please|followed|wrong|or|number|not|with|estas|pagina|sesion|valido|contrasena|Si)\b/;
  expect([...spanish_.values()].filter((text) => wrong.test(text))).toEqual([]);
});

it("uses the same variables as in English", () => {
  const variables = (text: string) => new Set(text.match(/%\{\w+\}/g));
  const unknown = [...spanish_].filter(([key, text]) => {
    const known = variables(english_.get(key) ?? "");
    return english_.has(key) && [...variables(text)].some((name) => !known.has(name));
  });
  expect(unknown).toEqual([]);
});
