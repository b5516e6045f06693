import { createRequire } from "node:module";
import path from "node:path";

// Not plain `require`: Gatsby bundles this file, and its bundler would try to resolve the packages itself.
const { resolve } = createRequire(path.resolve("package.json"));

const within = (name: string, ...files: string[]) => {
  const root = path.dirname(resolve(`${name}/package.json`));
  return files.map((file) => path.join(root, file));
};

/** Modules that this site never runs in a browser; each is replaced by an empty one. */
const unused = [
  // react-i18next: only its provider is used. The plugin requires the whole package, so tree shaking cannot remove the rest.
  ...within(
    "react-i18next",
    ...["Trans", "TransWithoutContext", "Translation", "useTranslation", "withTranslation", "withSSR", "useSSR"].map(
      (part) => `dist/es/${part}.js`,
    ),
  ),
  // gatsby-plugin-react-i18next: redirects by browser language (disabled) and messages for developers.
  "browser-lang",
  "outdent",
  // Gatsby: third-party scripts, slices, service worker and scroll containers, none of which this site has.
  "gatsby-script",
  path.resolve(".cache/slice.js"),
  path.resolve(".cache/register-service-worker.js"),
  ...within("gatsby-react-router-scroll", "use-scroll-restoration.js"),
  ...within("gatsby", "dist/internal-plugins/partytown/gatsby-browser.js"),
  // gatsby-plugin-image: helpers that create image data, which here come from the API's renditions.
  "camelcase",
];

/** Silences Gatsby's live region, which announces in English; ours is in src/notices/announcer.ts. */
export const announcerAlias = {
  [path.resolve(".cache/route-announcer-props.js")]: path.resolve("src/notices/silentAnnouncer.ts"),
};

/** Aliases for the browser bundle. Rendering at build time uses the real packages. */
export const browserAliases: Record<string, string | false> = {
  ...Object.fromEntries(unused.map((name) => [name, false])),
  ...announcerAlias,
  // A minimal replacement for lookup and interpolation.
  i18next$: path.resolve("src/speed/minimalI18next.ts"),
};
