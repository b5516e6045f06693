import { blankPost, type Post, postPath, postTranslatable, suggestedReadTime } from "@estudio/contract";
import { PostModel, searchTextOf } from "@estudio/database";
import type { Deps } from "../deps";
import { notFound } from "../errors";
import type { Call, Handlers } from "../http/handlers";
import { publicPart } from "../lists/publicPart";
import { judgeLinks } from "../pages/links";
import { categoryNames, redirectEmptyCategory } from "./categories/categories";
import { type ContentKind, contentHandlers } from "./content";
import { listedPost } from "./listed";
import { onlyPublished, publishedPosts } from "./publication/published";
import { picturesOf, postCard, postPictures, toPublicPost } from "./publicRecords";

export const postKind: ContentKind<PostModel> = {
  kind: "post",
  resource: "blog",
  model: PostModel,
  name: "Artículo",
  pathOf: postPath,
  translatable: postTranslatable,
  blank: blankPost,
  searchText: searchTextOf.post,
  saved: redirectEmptyCategory,
};

type PostHandlers = Pick<
  Handlers,
  "listPublicPosts" | "readPublicPost" | "listPosts" | "readPost" | "createPost" | "updatePost" | "deletePost"
>;

export function postHandlers(deps: Deps): PostHandlers {
  const { db } = deps;
  const crud = contentHandlers(deps, postKind, listedPost);
  const present = async (rows: Post[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(db, rows.flatMap(postPictures));
    const whyBroken = await judgeLinks(db, [], rows);
    const names = await categoryNames(db);
    return rows.map((row) => toPublicPost(row, lang, pictures, { whyBroken, names }));
  };
  const cards = async (rows: Post[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(
      db,
      rows.map((row) => row.imageUrl),
    );
    const names = await categoryNames(db);
    return rows.map((row) => postCard(row, lang, pictures, names));
  };
  const listed = (rows: Post[], call: Pick<Call, "lang" | "list">) => (call.list.cards ? cards : present)(rows, call);
  return {
    listPublicPosts: async (call) => {
      const part = await publicPart(publishedPosts(db), call.list);
      return { ...part, rows: await listed(part.rows, call) };
    },
    readPublicPost: async (call) => {
      const row = await onlyPublished(PostModel.query(db).findOne({ slug: call.params.slug }));
      const [shown] = row ? await present([row], call) : [];
      if (!shown) throw notFound("Lo sentimos, no pudimos encontrar el artículo que buscas.");
      return shown;
    },
    listPosts: crud.list,
    readPost: crud.read,
    createPost: ({ body, ...call }) => {
      const timed = { ...body, readTime: body.readTime ?? suggestedReadTime(body.content ?? "") };
      return crud.create({ ...call, body: timed });
    },
    updatePost: crud.update,
    deletePost: crud.remove,
  };
}
