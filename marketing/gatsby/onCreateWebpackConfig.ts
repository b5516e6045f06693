import type { GatsbyNode } from "gatsby";
import { takeNextSnapshot } from "./takeNextSnapshot";

type CssPlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } };

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { actions, stage, getConfig } = args;
  // The last hook before pages are queried and rendered, bundles made.
  if (stage === "build-html") return takeNextSnapshot(args);
  if (stage !== "build-javascript") return;
  // All styles become one sheet. Modules do not depend on each other's order, and the global sheet lies in a lower layer.
  const config = getConfig() as { devtool: unknown; plugins: CssPlugin[] };
  for (const plugin of config.plugins)
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  config.devtool = false;
  actions.replaceWebpackConfig(config);
};
