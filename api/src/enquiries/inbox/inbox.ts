import { type Inbox, openStates, studioMoment } from "@estudio/contract";
import { ContactModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import { z } from "zod";
import { isExport, noteExport } from "../../accounts/audit";
import type { Deps } from "../../deps";
import { Refusal } from "../../errors";
import { follow } from "../../http/follow";
import type { Handlers } from "../../http/handlers";
import { type applyFilter, countByCategory, findRow, listRows } from "../../lists/records";
import { countReads } from "../../privacy/readCounts";
import { quietSince, retentionOf } from "../../privacy/retention";
import { doubtfulSenders, unseenDoubtful } from "../doubtful";
import { markContact } from "./marks";

type ContactHandlers = Pick<
  Handlers,
  | "listContacts"
  | "countContacts"
  | "readRetention"
  | "listDoubtful"
  | "readInbox"
  | "followInbox"
  | "readContact"
  | "markContact"
>;

const isWaitingSql = `state IN (${openStates.map((state) => `'${state}'`).join(", ")}) AND doubtful = 0`;
/**
 * SQL order of the inbox: waiting enquiries, the oldest first; then answered ones, the newest first; possible spam
 * last.
 */
const inboxOrder = `CASE WHEN ${isWaitingSql} THEN created_at WHEN doubtful = 0 THEN 'then' ELSE 'thereafter' END, created_at DESC`;

const day = z.iso.date();
const moment = z.iso.datetime().or(day);
/** Parse a filter value. A date means the start of that day in the studio's time zone. */
function momentOf(filter: string, value: unknown): string {
  const read = moment.safeParse(value);
  if (read.success) return day.safeParse(value).success ? studioMoment(read.data).toISOString() : read.data;
  throw new Refusal("unreadable", `El filtro ${filter} debe ser una fecha`);
}

const filters = {
  /** Received before that moment. */
  before: (query: Parameters<typeof applyFilter>[0], value: unknown) => {
    query.where("createdAt", "<", momentOf("before", value));
  },
  /** Not won, and without activity since that moment. The privacy text promises to delete them. */
  quiet: (query: Parameters<typeof applyFilter>[0], value: unknown) => {
    quietSince(query, momentOf("quiet", value));
  },
  /** Waiting for an answer. */
  open: (query: Parameters<typeof applyFilter>[0], value: unknown) => {
    if (value !== true) throw new Refusal("unreadable", "El filtro open solo puede ser true");
    query.whereIn("state", [...openStates]).where("doubtful", 0);
  },
};

/** Enquiries in the panel: listed, shown and marked. They are never created or edited here. */
export function contactHandlers(deps: Deps): ContactHandlers {
  const { db, env } = deps;
  return {
    listContacts: async (call) => {
      const part = await listRows(ContactModel, db, call.list, {
        special: filters,
        sort: { field: "createdAt", order: "DESC" },
        sortAs: { name: "searchText" },
        orders: { turn: inboxOrder },
      });
      if (!isExport(call.list, part.rows)) countReads(deps, call.user, "contacts", part.rows);
      return noteExport(db, call, "Consultas", part);
    },
    countContacts: ({ list }) => countByCategory(ContactModel, db, list.filter, filters),
    readRetention: async () => ({ ...(await retentionOf(db)), trashHours: env.CONTACT_TRASH_HOURS }),
    listDoubtful: async ({ user }) => {
      const senders = await doubtfulSenders(db);
      countReads(
        deps,
        user,
        "contacts",
        senders.map(({ newest }) => newest),
      );
      return senders;
    },
    readInbox: () => inboxOf(db),
    followInbox: async ({ ctx }) => follow(ctx, db, () => inboxOf(db)),
    readContact: async ({ params, user }) => {
      const row = await findRow(ContactModel, db, params.id);
      countReads(deps, user, "contacts", [row]);
      return row;
    },
    markContact: ({ params, user, body }) => transaction(db, (trx) => markContact(trx, params.id, body, user)),
  };
}

async function inboxOf(db: Knex): Promise<Inbox> {
  const unread = ContactModel.query(db).where({ state: "new", doubtful: false });
  const newest = await unread.clone().orderBy("id", "desc").first();
  return {
    unread: await unread.resultSize(),
    doubtful: await unseenDoubtful(db).resultSize(),
    newest: newest ? { id: newest.id, name: newest.name, createdAt: newest.createdAt } : null,
  };
}
