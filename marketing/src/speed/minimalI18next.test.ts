import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import minimalI18next from "./minimalI18next";

const locales = join(__dirname, "../../locales");
const values = { hours: 24 };
const more = { count: 1, index: 2, total: 3, name: "Ana & <Pau>", hours: 24, minutes: 5 };

const keysIn = (words: object, before = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" ? keysIn(value, `${before}${key}.`) : [before + key],
  );

it.each(["es", "ca", "en"])("renders every text in %s as i18next does", async (lng) => {
  const files = readdirSync(join(locales, lng)).map((file) => file.replace(".json", ""));
  const words = Object.fromEntries(
    files.map((ns) => [ns, JSON.parse(readFileSync(join(locales, lng, `${ns}.json`), "utf8"))]),
  );
  const options = { lng, resources: { [lng]: words } };
  const [built, plain] = [i18next.createInstance(), minimalI18next.createInstance()];
  await built.init({ ...options, interpolation: { escapeValue: false }, fallbackLng: "es" });
  plain.init(options);
  for (const ns of files)
    for (const key of [...keysIn(words[ns]), "no.hay"])
      for (const given of [values, more])
        expect([ns, key, plain.getFixedT(null, ns)(key, given)]).toEqual([
          ns,
          key,
          built.getFixedT(null, ns)(key, given),
        ]);
});
