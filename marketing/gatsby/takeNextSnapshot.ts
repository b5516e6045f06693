import { get } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "@estudio/contract";
import type { Actions, CreatePagesArgs, CreateWebpackConfigArgs, Page, SourceNodesArgs } from "gatsby";
import { createSitePages } from "./createPages";
import { type SiteNode, siteNodes } from "./snapshot";
import { putNode } from "./sourceNodes";

const withinMs = 10_000;

/**
 * A build started ahead of the change stops here, with everything behind it that does not depend on content, until the
 * builder answers with the content to end with: the changed nodes are put, new pages made, and it goes on. Any other
 * build passes by.
 */
export async function takeNextSnapshot(args: CreateWebpackConfigArgs): Promise<void> {
  const address = process.env.NEXT_SNAPSHOT_URL;
  if (!address) return;
  // An error thrown here would be reported, and the build go on without the change.
  await finishWith(address, args).catch((error) => args.reporter.panic("The content to end with was not taken", error));
}

async function finishWith(address: string, args: CreateWebpackConfigArgs): Promise<void> {
  const helpers = args as unknown as CreatePagesArgs;
  const changed = siteNodes(await next(address)).filter((node) => !isStored(helpers, node));
  for (const node of changed) putNode(args as unknown as SourceNodesArgs, node);
  await until(() => areListed(helpers, changed), "The changed content was not stored");
  if (!changed.some(({ type }) => type === "StudioProject" || type === "StudioPost")) return;
  const wanted = new Set<string>();
  const createPage: Actions["createPage"] = (page) => {
    // Gatsby takes its time over each page, also over one that it has: of many thousands most are.
    if (isMade(helpers, page)) return;
    wanted.add(page.path);
    helpers.actions.createPage(page);
  };
  createSitePages({ ...helpers, actions: { ...helpers.actions, createPage } });
  const isListed = () => {
    for (const node of helpers.getNodesByType("SitePage")) wanted.delete(node.path as string);
    return wanted.size === 0;
  };
  await until(() => wanted.size === 0 || isListed(), "The new pages were not made");
}

function isMade({ getNode }: CreatePagesArgs, { path, component, context }: Page<unknown>): boolean {
  const node = getNode(`SitePage ${path}`);
  return node?.component === component && isDeepStrictEqual(node.context, context);
}

function isStored({ getNode, createNodeId, createContentDigest }: CreatePagesArgs, { key, fields }: SiteNode): boolean {
  return getNode(createNodeId(`studio-${key}`))?.internal.contentDigest === createContentDigest(fields);
}

/** A node is found by its id at once, and among those of its type only when it has been written. */
function areListed({ getNodesByType, createNodeId }: CreatePagesArgs, nodes: SiteNode[]): boolean {
  const types = new Set(nodes.map(({ type }) => type));
  const listed = new Set([...types].flatMap((type) => getNodesByType(type).map(({ id }) => id)));
  return nodes.every(({ key }) => listed.has(createNodeId(`studio-${key}`)));
}

/** Asked with `http`, which waits as long as it takes; `fetch` gives up after five minutes. */
function next(address: string): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    get(address, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve(JSON.parse(text) as Snapshot)).on("error", reject);
    }).on("error", reject);
  });
}

/** Gatsby stores nodes and makes pages known in its own time, and outside of its own steps nobody waits for it. */
async function until(holds: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
