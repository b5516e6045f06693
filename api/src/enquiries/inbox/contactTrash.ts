import { currentTime, nowIso } from "@estudio/contract";
import {
  ContactModel,
  deleteContacts,
  eraseFromDisk,
  eraseTrashedContacts,
  putContactsInTrash,
  restoreContact,
  TrashedContactModel,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import { isExport, noteExport } from "../../accounts/audit";
import { withCurrentNames } from "../../auth/names";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../errors";
import type { Handlers } from "../../http/handlers";
import { type Filters, findRow, listRows } from "../../lists/records";
import { countReads } from "../../privacy/readCounts";
import { sweepAttachments } from "../attachments/attachments";

type TrashHandlers = Pick<Handlers, "deleteContact" | "listContactTrash" | "restoreContacts" | "eraseTrashedContact">;

const hourMs = 60 * 60 * 1000;
/** Hide expired enquiries that housekeeping has not erased yet. */
const filters: Filters = { keptAt: (query, now) => query.where("until", ">", String(now)) };
const goneMessage = "Ya no está en la papelera: alguien la ha recuperado, o se ha borrado para siempre";

/** The trash of enquiries keeps them for `CONTACT_TRASH_HOURS`, then erases them with their files. */
export function contactTrashHandlers(deps: Deps): TrashHandlers {
  const { db, outbox } = deps;
  return {
    deleteContact: async ({ params, user }) => {
      const row = await findRow(ContactModel, db, params.id);
      await deleteContact(deps, row.id, user);
      return row;
    },
    listContactTrash: async (call) => {
      const filter = { ...call.list.filter, keptAt: nowIso() };
      const sort = { field: "deletedAt", order: "DESC" as const };
      const list = { ...call.list, filter };
      const part = await listRows(TrashedContactModel, db, list, { special: filters, sort });
      if (!isExport(call.list, part.rows)) countReads(deps, call.user, "contacts", part.rows);
      const rows = await withCurrentNames(db, part.rows, { id: "deletedById", name: "deletedBy" });
      return noteExport(db, call, "Consultas eliminadas", { ...part, rows });
    },
    restoreContacts: async ({ body: { ids }, user }) => {
      const back = await transaction(db, async (trx) => {
        const all: ContactModel[] = [];
        for (const id of new Set(ids)) {
          const kept = await TrashedContactModel.query(trx).findById(id).where("until", ">", nowIso()).forUpdate();
          if (!kept) throw invalid({ ids: goneMessage });
          all.push(await restoreContact(trx, kept));
          await writeAudit(trx, "restored", user, `Consulta ${id}`);
        }
        return all;
      });
      outbox.announce();
      return back;
    },
    eraseTrashedContact: async ({ params, user }) => {
      const row = await transaction(db, async (trx) => {
        const kept = await findRow(TrashedContactModel, trx, params.id, { lock: true });
        await eraseTrashedContacts(trx, [kept.id]);
        await writeAudit(trx, "erasedForGood", user, `Consulta ${kept.id}`);
        return kept;
      });
      await sweepAttachments(deps, currentTime());
      await eraseFromDisk(db);
      return row;
    },
  };
}

/**
 * Delete an enquiry.
 * @throws Refusal not_found: it was deleted meanwhile
 */
async function deleteContact(deps: Deps, id: number, user: UserModel): Promise<void> {
  const { db, env } = deps;
  const until = nowIso(env.CONTACT_TRASH_HOURS * hourMs);
  await transaction(db, async (trx) => {
    const removed =
      env.CONTACT_TRASH_HOURS > 0
        ? await putContactsInTrash(trx, [id], { who: user, until })
        : await deleteContacts(trx, [id]);
    if (removed === 0) throw notFound();
    await writeAudit(trx, "deleted", user, `Consulta ${id}`);
  });
  await sweepAttachments(deps, currentTime());
  if (env.CONTACT_TRASH_HOURS === 0) await eraseFromDisk(db);
}
