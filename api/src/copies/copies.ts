import { findCopy, transaction, type UserModel, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { ContentKind, ContentRow } from "../content/content";
import { postKind } from "../content/posts";
import { projectKind } from "../content/projects";
import { retryTakenSlug } from "../content/slugs";
import type { Deps } from "../deps";
import { guideKind } from "../guides/guides";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, listRows } from "../lists/records";
import { presentCopy } from "./copyOf";
import { noCopy, publishCopy } from "./publishCopy";
import { type WriteCopy, writeCopy } from "./writeCopy";

type Of = "Project" | "Post" | "Guide";
type CopyHandlers = Pick<Handlers, "listCopies" | `${"read" | "write" | "discard" | "publish"}${Of}Copy`>;

/** Working copies of published records: edited privately, then published or discarded. */
export function copyHandlers(deps: Deps): CopyHandlers {
  const [projects, posts, guides] = [
    handlersOf(deps, projectKind),
    handlersOf(deps, postKind),
    handlersOf(deps, guideKind),
  ];
  return {
    listCopies: ({ list }) =>
      listRows(WorkingCopyModel, deps.db, list, { sort: { field: "updatedAt", order: "DESC" } }),
    readProjectCopy: projects.read,
    writeProjectCopy: projects.write,
    discardProjectCopy: projects.discard,
    publishProjectCopy: projects.publish,
    readPostCopy: posts.read,
    writePostCopy: posts.write,
    discardPostCopy: posts.discard,
    publishPostCopy: posts.publish,
    readGuideCopy: guides.read,
    writeGuideCopy: guides.write,
    discardGuideCopy: guides.discard,
    publishGuideCopy: guides.publish,
  };
}

type OfRecord = { params: { id: number }; user: UserModel };
type Discard = OfRecord & { version: number | undefined };
type Publish = OfRecord & { body: { version?: number; base?: number } };

function handlersOf<R extends ContentRow>({ db, state }: Deps, of: ContentKind<R>) {
  return {
    read: async ({ params: { id } }: OfRecord) => {
      const live = await findRow(of.model, db, id);
      const copy = await findCopy(db, of.resource, id);
      return copy ? presentCopy(of, live, copy) : null;
    },
    write: (call: WriteCopy) => transaction(db, (trx) => writeCopy(trx, of, call)),
    discard: ({ params: { id }, user, version }: Discard) =>
      transaction(db, async (trx) => {
        const live = await findRow(of.model, trx, id, { lock: true });
        const copy = await findCopy(trx, of.resource, id).forUpdate();
        if (!copy) throw noCopy();
        const shown = presentCopy(of, live, copy);
        checkVersion(shown, version);
        await WorkingCopyModel.query(trx).deleteById(copy.id);
        await writeAudit(trx, "copyDiscarded", user, `${of.name}: ${live.title}`);
        return shown;
      }),
    publish: async ({ params: { id }, body: { version, base }, user }: Publish) => {
      const saved = await retryTakenSlug(() =>
        transaction(db, (trx) => publishCopy(trx, of, { id, version, base, who: user })),
      );
      await state.refresh();
      return saved;
    },
  };
}
