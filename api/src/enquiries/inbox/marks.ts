import { type ContactMark, messages, nowIso, openStates } from "@estudio/contract";
import { ContactModel, type UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../../errors";
import { findRow } from "../../lists/records";
import { colleagueOf } from "./colleagues";
import { addTimelineEntry } from "./timeline";

/**
 * Change the state, the assignee or the spam mark of an enquiry, and record it in the timeline.
 * @returns the enquiry; with `ifState`, unchanged if it has another state
 */
export async function markContact(
  trx: Knex.Transaction,
  id: number,
  { ifState, ...mark }: ContactMark,
  user: UserModel,
): Promise<ContactModel> {
  const before = await findRow(ContactModel, trx, id, { lock: true });
  if (ifState && before.state !== ifState) return before;
  const changed = Object.entries(mark).some(([name, value]) => new Map(Object.entries(before)).get(name) !== value);
  if (!changed) return before;
  const assigned = await assigneeName(trx, mark.assignedTo);
  const after = await ContactModel.query(trx).patchAndFetchById(id, { ...mark, ...answeredAtAfter(before, mark) });
  const by = { contactId: id, by: user };
  const marked = after.state !== before.state || after.lostReason !== before.lostReason;
  if (marked) await addTimelineEntry(trx, { ...by, kind: "state", state: after.state, text: reasonOf(after) });
  if (after.assignedTo !== before.assignedTo) await addTimelineEntry(trx, { ...by, kind: "assigned", text: assigned });
  return after;
}

/** Return the new `answeredAt`. The first answer counts; a reopened enquiry waits again. */
function answeredAtAfter({ answeredAt }: ContactModel, { state }: ContactMark) {
  if (!state) return {};
  if (openStates.some((open) => open === state)) return { answeredAt: null };
  return { answeredAt: answeredAt ?? nowIso() };
}

const reasonOf = ({ state, lostReason }: ContactModel) => (state === "lost" ? lostReason : "");

/**
 * Return the assignee's name, empty for nobody.
 * @throws Refusal invalid: the user has no access
 */
async function assigneeName(trx: Knex.Transaction, id: number | null | undefined): Promise<string> {
  if (!id) return "";
  const colleague = await colleagueOf(trx, id);
  if (!colleague) throw invalid({ assignedTo: messages.invalid });
  return colleague.name;
}
