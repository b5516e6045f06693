import { get } from "node:http";
import type { Snapshot } from "@estudio/contract";
import type { Actions, CreatePagesArgs, CreateWebpackConfigArgs, SourceNodesArgs } from "gatsby";
import { createSitePages } from "./createPages";
import { siteNodes } from "./snapshot";
import { putNode } from "./sourceNodes";

const pagesWithinMs = 10_000;

/**
 * A build started ahead of the change stops here, with everything behind it that does not depend on content, until the
 * builder answers with the content to end with: the changed nodes are put, new pages made, and it goes on. Any other
 * build passes by.
 */
export async function takeNextSnapshot(args: CreateWebpackConfigArgs): Promise<void> {
  const address = process.env.NEXT_SNAPSHOT_URL;
  if (!address) return;
  const helpers = args as unknown as CreatePagesArgs;
  for (const node of siteNodes(await next(address))) putNode(args as unknown as SourceNodesArgs, node);
  const wanted = new Set<string>();
  const createPage: Actions["createPage"] = (page) => {
    wanted.add(page.path);
    helpers.actions.createPage(page);
  };
  createSitePages({ ...helpers, actions: { ...helpers.actions, createPage } });
  await pagesExist(helpers, wanted);
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

/** Gatsby makes pages known in its own time, and does not wait for it outside of `createPages`. */
async function pagesExist({ getNodesByType }: CreatePagesArgs, wanted: Set<string>): Promise<void> {
  const until = Date.now() + pagesWithinMs;
  for (;;) {
    for (const node of getNodesByType("SitePage")) wanted.delete(node.path as string);
    if (wanted.size === 0) return;
    if (Date.now() > until) throw new Error(`Pages were not made: ${[...wanted].join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
