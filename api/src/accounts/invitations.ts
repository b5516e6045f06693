import type { InvitationState, User } from "@estudio/contract";
import { nowIso } from "@estudio/contract";
import { AccountLinkModel, MailModel, type UserModel, withSecondFactor } from "@estudio/database";
import type { Knex } from "knex";

/**
 * Return users as the panel reads them: with the state of a pending invitation, and whether they have a second
 * factor.
 */
export async function withInvitations(db: Knex, users: UserModel[]): Promise<User[]> {
  const invited = users.filter(({ invitedAt }) => invitedAt !== null).map(({ id }) => id);
  const protectedOnes = await withSecondFactor(
    db,
    users.map(({ id }) => id),
  );
  const shown = users.map((user) => ({ ...user, invitation: null, secondFactor: protectedOnes.has(user.id) }));
  if (invited.length === 0) return shown;
  const about = { kind: "invitation" as const };
  const mails = await MailModel.query(db).where(about).whereIn("userId", invited).orderBy("id");
  const links = await AccountLinkModel.query(db).where(about).whereIn("userId", invited);
  const now = nowIso();
  const alive = new Set(links.filter(({ expiresAt }) => expiresAt > now).map(({ userId }) => userId));
  const last = new Map(mails.map((mail) => [mail.userId, mail.state]));
  return shown.map((user) => ({
    ...user,
    invitation: user.invitedAt === null ? null : stateOf(last.get(user.id), alive.has(user.id)),
  }));
}

export async function withInvitation(db: Knex, user: UserModel): Promise<User> {
  const [shown] = await withInvitations(db, [user]);
  return { ...user, invitation: shown?.invitation ?? null, secondFactor: shown?.secondFactor ?? false };
}

function stateOf(mail: MailModel["state"] | undefined, linkIsAlive: boolean): InvitationState {
  if (mail === "failed" || mail === "uncertain") return "failed";
  if (mail !== undefined && mail !== "sent") return "waiting";
  return linkIsAlive ? "sent" : "expired";
}
