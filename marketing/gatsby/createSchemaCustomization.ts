import type { GatsbyNode } from "gatsby";

/** The fixed words, as gatsby-plugin-react-i18next makes them of the files in `locales`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    type Locale implements Node @dontInfer {
      language: String!
      ns: String!
      data: String!
    }
  `);
};
