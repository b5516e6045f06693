import type { AnswerInput } from "@estudio/contract";
import { nowIso } from "@estudio/contract";
import { ContactModel, isUniqueViolation, MailModel, transaction, type UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { addTimelineEntry } from "../enquiries/inbox/timeline";
import { notFound } from "../errors";
import type { Handlers } from "../http/handlers";
import { findRow } from "../lists/records";
import { requireMail } from "./requireMail";

/** The mails of an enquiry: list, retry, answer. */
export function mailHandlers({ db, outbox }: Deps): Pick<Handlers, "listMails" | "retryMail" | "sendAnswer"> {
  return {
    listMails: async ({ params }) => {
      const { id } = await findRow(ContactModel, db, params.id);
      return MailModel.query(db).where({ contactId: id }).orderBy("id");
    },
    retryMail: async ({ params }) => {
      const { id, contactId, leadId } = await findRow(MailModel, db, params.id);
      // Mails to users are not retried here: their screens send a new invitation or link.
      if (contactId === null && leadId === null) throw notFound();
      await transaction(db, async (trx) =>
        MailModel.query(trx)
          .findById(id)
          .whereIn("state", ["waiting", "failed", "uncertain"])
          .patch({ state: "waiting", dueAt: nowIso(), attempts: 0 }),
      );
      outbox.announce();
      return MailModel.query(db).findById(id).throwIfNotFound();
    },
    sendAnswer: async ({ params, body, user }) => {
      const { id } = await findRow(ContactModel, db, params.id);
      requireMail(outbox);
      const mail = await queueAnswer(db, id, body, user);
      outbox.announce();
      return mail;
    },
  };
}

/** Put the answer in the outbox. If the form was submitted before, return that mail. */
async function queueAnswer(db: Knex, contactId: number, { key, ...words }: AnswerInput, user: UserModel) {
  const now = nowIso();
  const mail = {
    contactId,
    leadId: null,
    userId: null,
    recipient: "",
    kind: "answer" as const,
    state: "waiting" as const,
    attempts: 0,
    error: "",
  };
  try {
    return await transaction(db, async (trx) => {
      const owed = {
        ...mail,
        ...words,
        answerKey: key,
        dueAt: now,
        createdAt: now,
        messageId: null,
        claimedAt: null,
        sentAt: null,
      };
      const stored = await MailModel.query(trx).insertAndFetch(owed);
      await addTimelineEntry(trx, { contactId, kind: "answer", text: words.text, by: user, mailId: stored.id });
      return stored;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return MailModel.query(db).findOne({ contactId, answerKey: key }).throwIfNotFound();
  }
}
