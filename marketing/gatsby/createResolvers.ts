import type { GatsbyNode } from "gatsby";

type Ids = { ids: string[] };
type Context = { nodeModel: { getNodesByIds(query: Ids & { type: string }): unknown } };

/**
 * Articles by their nodes' ids. A page that asks with a filter is asked again with every article that changes; one that asks
 * by ids only with those.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    Query: {
      studioPostsByIds: {
        type: "[StudioPost!]!",
        args: { ids: "[String!]!" },
        resolve: (_: unknown, { ids }: Ids, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: "StudioPost" }),
      },
    },
  });
};
