import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { announcerAlias, browserAliases } from "../src/speed/browserBundle";

type CssPlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } };
type Compilation = {
  children: { hash?: string }[];
  hooks: { beforeHash: { tap(name: string, fn: () => void): void } };
};
type Compiler = {
  hooks: {
    thisCompilation: { tap(name: string, fn: (compilation: Compilation) => void): void };
  };
};
type Config = {
  devtool: unknown;
  entry: { app: string };
  plugins: unknown[];
  resolve: { alias: Record<string, string | false> };
  optimization: {
    runtimeChunk: unknown;
    splitChunks: { cacheGroups: { commons: { name: string }; styles?: unknown } };
  };
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
  if (stage === "build-html") actions.setWebpackConfig({ resolve: { alias: announcerAlias } });
  if (stage !== "build-javascript") return;
  // Modules do not depend on each other's order (e2e/site/styles.spec.ts), and the global sheet lies in a lower layer.
  const config = getConfig() as Config;
  for (const plugin of config.plugins as CssPlugin[])
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  config.devtool = false;
  config.plugins.push({ apply: sameBundlesSameHash });
  config.resolve.alias = { ...browserAliases, "gatsby-production-app": config.entry.app, ...config.resolve.alias };
  config.entry.app = path.resolve("src/speed/begin.ts");
  // By this group Gatsby makes one sheet of all styles, and writes it into every page: without it a page has its own components'.
  delete config.optimization.splitChunks.cacheGroups.styles;
  // What every page needs is one file, not three.
  config.optimization.runtimeChunk = false;
  config.optimization.splitChunks.cacheGroups.commons.name = "app";
  actions.replaceWebpackConfig(config);
};

/**
 * Every page carries the hash of the compilation, which counts the compilations of style sheets within it. Those are made
 * only where webpack's cache does not have them: without this, a build with that cache would have another hash for the same
 * bundles, and rewrite every page. What comes of the style sheets counts as part of their modules.
 */
function sameBundlesSameHash(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap("SameBundlesSameHash", ({ children, hooks }) => {
    hooks.beforeHash.tap("SameBundlesSameHash", () => {
      for (const child of children) child.hash = "";
    });
  });
}
