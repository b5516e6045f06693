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
  // The order of CSS modules does not matter (e2e/site/appearance/styles.spec.ts), and global styles are in a lower cascade layer.
  const config = getConfig() as Config;
  for (const plugin of config.plugins as CssPlugin[])
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  config.devtool = false;
  config.plugins.push({ apply: sameBundlesSameHash });
  config.resolve.alias = { ...browserAliases, "gatsby-production-app": config.entry.app, ...config.resolve.alias };
  config.entry.app = path.resolve("src/speed/entry.ts");
  // This group puts all styles into one sheet, which Gatsby inlines into every page. Without it, a page gets only its own.
  delete config.optimization.splitChunks.cacheGroups.styles;
  // One file for what every page needs, instead of three.
  config.optimization.runtimeChunk = false;
  config.optimization.splitChunks.cacheGroups.commons.name = "app";
  actions.replaceWebpackConfig(config);
};

/**
 * Keep the compilation hash stable between builds. Every page contains it, so a new hash would rewrite every page.
 * The hash counts child compilations of style sheets, which webpack's cache skips. Their output still counts, as part of
 * the modules.
 */
function sameBundlesSameHash(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap("SameBundlesSameHash", ({ children, hooks }) => {
    hooks.beforeHash.tap("SameBundlesSameHash", () => {
      for (const child of children) child.hash = "";
    });
  });
}
