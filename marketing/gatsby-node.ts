export { createSchemaCustomization } from "./gatsby/createSchemaCustomization";
export { onCreateWebpackConfig } from "./gatsby/onCreateWebpackConfig";
export { createPages, onPostBuild } from "./gatsby/site";
