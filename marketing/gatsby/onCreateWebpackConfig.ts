import type { GatsbyNode } from "gatsby";
import { announcerAlias, browserAliases } from "../src/speed/browserBundle";

type CssPlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } };
type Config = {
  devtool: unknown;
  plugins: unknown[];
  resolve: { alias: Record<string, string | false> };
  optimization: { runtimeChunk: unknown; splitChunks: { cacheGroups: { commons: { name: string } } } };
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
  if (stage === "build-html") actions.setWebpackConfig({ resolve: { alias: announcerAlias } });
  if (stage !== "build-javascript") return;
  // All styles become one sheet. Modules do not depend on each other's order, and the global sheet lies in a lower layer.
  const config = getConfig() as Config;
  for (const plugin of config.plugins as CssPlugin[])
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  config.devtool = false;
  config.resolve.alias = { ...browserAliases, ...config.resolve.alias };
  // What every page needs is one file, not three.
  config.optimization.runtimeChunk = false;
  config.optimization.splitChunks.cacheGroups.commons.name = "app";
  actions.replaceWebpackConfig(config);
};
