import { createRequire } from "node:module";
import path from "node:path";

// Not plain `require`: Gatsby bundles this file, and its bundler would look for the packages itself.
const { resolve } = createRequire(path.resolve("package.json"));

const within = (name: string, ...files: string[]) => {
  const root = path.dirname(resolve(`${name}/package.json`));
  return files.map((file) => path.join(root, file));
};

/** What packages bring along that this site never runs in a browser: each becomes an empty module. */
const unused = [
  // react-i18next: the provider is all that is used of it. The plugin requires the package whole, so none would be shaken off.
  ...within(
    "react-i18next",
    ...["Trans", "TransWithoutContext", "Translation", "useTranslation", "withTranslation", "withSSR", "useSSR"].map(
      (part) => `dist/es/${part}.js`,
    ),
  ),
  // gatsby-plugin-react-i18next: sending visitors on by their browser's language (switched off), messages for developers.
  "browser-lang",
  "outdent",
  // Gatsby: third-party scripts, slices of pages, a worker between browser and server, boxes that scroll. There are none.
  "gatsby-script",
  path.resolve(".cache/slice.js"),
  path.resolve(".cache/register-service-worker.js"),
  ...within("gatsby-react-router-scroll", "use-scroll-restoration.js"),
  ...within("gatsby", "dist/internal-plugins/partytown/gatsby-browser.js"),
  // gatsby-plugin-image: names of layouts in helpers that make image data; ours is made from the API's variants.
  "camelcase",
];

/** Gatsby's live region speaks English; ours (src/notices/announcer.ts) says a page's name. Both sides render it. */
export const announcerAlias = {
  [path.resolve(".cache/route-announcer-props.js")]: path.resolve("src/notices/silentAnnouncer.ts"),
};

/** Aliases for the browser's bundle; the build's own rendering keeps the real packages. */
export const browserAliases: Record<string, string | false> = {
  ...Object.fromEntries(unused.map((name) => [name, false])),
  ...announcerAlias,
  // Words are looked up and filled in; the rest of it nobody asks for.
  i18next$: path.resolve("src/speed/plainWords.ts"),
};
