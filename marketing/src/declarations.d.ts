declare module "*.module.css";
declare module "*.css";
declare module "*.woff2" {
  const address: string;
  export default address;
}
/** Gatsby's own browser entry, an alias set in `gatsby/onCreateWebpackConfig.ts`. */
declare module "gatsby-production-app";
