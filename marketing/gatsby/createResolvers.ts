import type { PublicPage, PublicProject } from "@estudio/contract";
import type { GatsbyNode } from "gatsby";

type Ids = { ids: string[] };
type Listed = { media: Record<string, unknown>; fallback: string[] };
type Filter = { query: { filter: Record<string, { eq: string }> } };
type Context = {
  nodeModel: {
    getNodesByIds(query: Ids & { type: string }): unknown;
    findOne(query: Filter & { type: "StudioPage" }): Promise<Pick<PublicPage, "sections"> | null>;
    findAll(query: Filter & { type: "StudioProject" }): Promise<{ entries: Iterable<PublicProject> }>;
  };
};
type Wanted = { pageKey: string; lang: string };

/** The projects whose pictures a page's items show, newest first: what makes of a picture the way to its project. */
async function projectsShown({ pageKey, lang }: Wanted, { nodeModel }: Context): Promise<PublicProject[]> {
  const of = { lang: { eq: lang } };
  const page = await nodeModel.findOne({ type: "StudioPage", query: { filter: { ...of, pageKey: { eq: pageKey } } } });
  const shown = new Set(page?.sections.flatMap(({ items }) => items.flatMap(({ image }) => image || [])));
  const { entries } = await nodeModel.findAll({ type: "StudioProject", query: { filter: of } });
  return [...entries]
    .filter(({ mainImage, galleryImages, beforeImage, afterImage }) =>
      [mainImage, ...galleryImages, beforeImage, afterImage].some((path) => shown.has(path)),
    )
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.slug.localeCompare(b.slug));
}

/** What a card carries of its record, as `fields=card` has it: its one picture, and which of its own texts are Spanish. */
const cardOf = (picture: string, texts: string[]) => ({
  cardMedia: {
    type: "JSON!",
    resolve: (record: Listed & Record<string, string>) => {
      const path = record[picture] ?? "";
      return path in record.media ? { [path]: record.media[path] } : {};
    },
  },
  cardFallback: {
    type: "[String!]!",
    resolve: ({ fallback }: Listed) => fallback.filter((field) => texts.includes(field)),
  },
});

/**
 * Articles by their nodes' ids. A page that asks with a filter is asked again with every article that changes; one that asks
 * by ids only with those.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    StudioProject: cardOf("mainImage", ["title"]),
    StudioPost: cardOf("imageUrl", ["title", "excerpt"]),
    Query: {
      studioProjectsShown: {
        type: "[StudioProject!]!",
        args: { pageKey: "String!", lang: "String!" },
        resolve: (_: unknown, wanted: Wanted, context: Context) => projectsShown(wanted, context),
      },
      studioPostsByIds: {
        type: "[StudioPost!]!",
        args: { ids: "[String!]!" },
        resolve: (_: unknown, { ids }: Ids, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: "StudioPost" }),
      },
    },
  });
};
