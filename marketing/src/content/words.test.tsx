import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nContext } from "react-i18next";
import { useWords, type Words } from "./words";

jest.mock("gatsby", () => ({ graphql: () => "" }));

const locales = join(__dirname, "../../locales");
const asked = ["email", "phone", "address", "taxId", "years"];

/** All keys whose text contains a variable that a studio may have left empty. */
const keysIn = (words: object, before = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === "object") return keysIn(value, `${before}${key}.`);
    return asked.some((name) => value.includes(`{{${name}}}`)) ? [before + key] : [];
  });

describe.each(["es", "ca", "en"])("texts in %s", (lng) => {
  const texts = readdirSync(join(locales, lng)).flatMap((file) => {
    const words = JSON.parse(readFileSync(join(locales, lng, file), "utf8"));
    return keysIn(words).map((key) => ({ ns: file.replace(".json", ""), key, words }));
  });

  it.each(texts)("reads well in $ns $key without the studio's data, and shows them if there are any", async (text) => {
    const { ns, key, words } = text;
    const i18n = i18next.createInstance();
    await i18n.init({ lng, resources: { [lng]: { [ns]: words } }, interpolation: { escapeValue: false } });
    const say = (values: Parameters<Words>[1]) => {
      const Text = () => useWords(ns).t(key, { legalName: "Ana", brand: "Ana", names: "plano.pdf", ...values });
      return renderToStaticMarkup(
        <I18nContext.Provider value={{ i18n }}>
          <Text />
        </I18nContext.Provider>,
      );
    };
    const untold = say(Object.fromEntries(asked.map((name) => [name, ""])));
    expect(untold).not.toMatch(/\[\[|\]\]|\0|[ (][.,;:)]|,[.,]| (a|al|at|of|con|amb)[.,]/);
    const told = say(Object.fromEntries(asked.map((name) => [name, `<${name}>`])));
    expect(told).not.toMatch(/\[\[|\]\]|\0/);
    for (const name of asked.filter((one) => i18n.getResource(lng, ns, key).includes(`{{${one}}}`)))
      expect(told).toContain(`&lt;${name}&gt;`);
  });
});
