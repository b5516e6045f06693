import type { GatsbyNode } from "gatsby";

/** Declare the nodes that gatsby-plugin-react-i18next creates from `locales`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    type Locale implements Node @dontInfer {
      language: String!
      ns: String!
      data: String!
    }
  `);
};
