/** CSS Modules: one name per class. */
declare module "*.module.css";
declare module "*.css";
declare module "*.woff2" {
  const address: string;
  export default address;
}
/** Gatsby's own beginning in the browser, as `gatsby/onCreateWebpackConfig.ts` names it. */
declare module "gatsby-production-app";
