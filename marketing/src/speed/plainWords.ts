/**
 * What gatsby-plugin-react-i18next asks of i18next, for the browser: a page has its words, in one language, from the start, and
 * they are looked up and filled in. Nothing is loaded, detected, counted in plurals or formatted: that is nine tenths of i18next.
 * The build's own rendering keeps the real one, and a test holds the two against each other, word for word.
 */
type Words = { [key: string]: string | Words };
type Options = { lng: string; resources: Record<string, Record<string, Words>> };
type Values = Record<string, string | number>;

function createInstance() {
  let resources: Options["resources"] = {};
  const instance = {
    language: "",
    init(options: Options): void {
      resources = options.resources;
      instance.language = options.lng;
    },
    changeLanguage(language: string): void {
      instance.language = language;
    },
    getFixedT:
      (_: null, namespace: string) =>
      (key: string, values: Values = {}): string => {
        const words: Words | undefined = resources[instance.language]?.[namespace];
        const found = key
          .split(".")
          .reduce<string | Words | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), words);
        if (typeof found !== "string") return key;
        return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
      },
  };
  return instance;
}

export default { createInstance };
