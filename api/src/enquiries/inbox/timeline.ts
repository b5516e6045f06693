import { nowIso, type TimelineEntry } from "@estudio/contract";
import { ContactModel, TimelineModel, transaction, type UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { withCurrentNames } from "../../auth/names";
import type { Deps } from "../../deps";
import type { Handlers } from "../../http/handlers";
import { findRow } from "../../lists/records";
import { colleaguesOf } from "./colleagues";

type Entry = Pick<TimelineEntry, "contactId" | "kind"> & Partial<TimelineEntry> & { by: UserModel };

/** Add an entry to the timeline, in the transaction of the event. */
export const addTimelineEntry = (trx: Knex.Transaction, { by, ...entry }: Entry) =>
  TimelineModel.query(trx).insertAndFetch({
    person: by.name,
    personId: by.id,
    state: null,
    text: "",
    mailId: null,
    createdAt: nowIso(),
    ...entry,
  });

export function timelineHandlers({ db, outbox }: Deps): Pick<Handlers, "readTimeline" | "addRemark" | "readAnswering"> {
  return {
    readTimeline: async ({ params }) => {
      const { id } = await findRow(ContactModel, db, params.id);
      const entries = await TimelineModel.query(db).where({ contactId: id }).orderBy("id");
      return withCurrentNames(db, entries, { id: "personId", name: "person" });
    },
    addRemark: ({ params, body, user }) =>
      transaction(db, async (trx) => {
        const { id } = await findRow(ContactModel, trx, params.id, { lock: true });
        return addTimelineEntry(trx, { ...body, contactId: id, by: user });
      }),
    readAnswering: async () => ({ canMail: outbox.enabled, colleagues: await colleaguesOf(db) }),
  };
}
