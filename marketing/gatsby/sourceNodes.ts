import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { fetchSnapshot, type SiteNode, siteNodes } from "./snapshot";

/** Puts one node into Gatsby's store; the same content gives the same id and digest. */
export function putNode({ actions, createNodeId, createContentDigest }: SourceNodesArgs, node: SiteNode): void {
  actions.createNode({
    ...node.fields,
    id: createNodeId(`studio-${node.key}`),
    parent: null,
    children: [],
    internal: { type: node.type, contentDigest: createContentDigest(node.fields) },
  });
}

/** Asks once for the snapshot. What cannot be read ends the build: a page of yesterday must never pass for today's. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  try {
    for (const node of siteNodes(await fetchSnapshot())) putNode(args, node);
  } catch (error) {
    args.reporter.panic(`The site's content could not be read: ${error instanceof Error ? error.message : error}`);
  }
};
