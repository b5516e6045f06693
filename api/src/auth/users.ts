import { canonicalEmail, messages, nowIso, roles } from "@estudio/contract";
import {
  AccountLinkModel,
  ContactModel,
  hashPassword,
  isUniqueViolation,
  MailModel,
  putInOutbox,
  TimelineModel,
  TrashedContactModel,
  TrashModel,
  transaction,
  UserModel,
  VersionModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { withInvitation, withInvitations } from "../accounts/invitations";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Call, Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged, listRows } from "../lists/records";
import { requireMail } from "../mail/requireMail";
import { endSessions, renewSession } from "../sessions/session";
import { sessionId } from "../sessions/sessionKey";
import { activeOwners, lockOwners, renameInRecords, requireUniqueName } from "./names";
import { changePassword, requireCurrentPassword, requireGoodPassword } from "./passwords";

type UserHandlers = Pick<
  Handlers,
  "listUsers" | "readUser" | "createUser" | "updateUser" | "updateUserPassword" | "deleteUser" | "inviteAgain"
>;

export function userHandlers(deps: Deps): UserHandlers {
  const { db, limits } = deps;
  const own = ({ ctx, user }: Pick<Call<"updateUser">, "ctx" | "user">, id: number) =>
    user.id === id ? sessionId(ctx) : undefined;
  const shown = async (user: UserModel | Promise<UserModel>) => withInvitation(db, await user);
  return {
    listUsers: async ({ list }) => {
      const part = await listRows(UserModel, db, list, { sort: { field: "name", order: "ASC" } });
      return { ...part, rows: await withInvitations(db, part.rows) };
    },
    readUser: ({ params }) => shown(findRow(UserModel, db, params.id)),
    createUser: async (call) => shown(await createUser(deps, call)),
    inviteAgain: async ({ params, user }) => {
      const { id, invitedAt } = await findRow(UserModel, db, params.id);
      if (!invitedAt) throw invalid({ email: "Esta persona ya ha elegido su contraseña" });
      requireMail(deps.outbox);
      await transaction(db, async (trx) => invite(trx, await findRow(UserModel, trx, id), user));
      deps.outbox.announce();
      return shown(findRow(UserModel, db, id));
    },
    updateUser: (call) =>
      shown(uniqueEmail(() => transaction(db, (trx) => updateUser(trx, call, own(call, call.params.id))))),
    updateUserPassword: async (call) => {
      const of = await findRow(UserModel, db, call.params.id);
      if (of.id === call.user.id) {
        if (call.body.current === undefined) throw invalid({ current: messages.ownPassword });
        await requireCurrentPassword(limits, call.user, call.body.current);
      }
      await requireGoodPassword(deps, call.body.password, of);
      const saved = await changePassword(deps, { of, by: call.user, password: call.body.password }, own(call, of.id));
      if (of.id === call.user.id) await renewSession(call.ctx, saved);
      return shown(saved);
    },
    deleteUser: async ({ params, user: by }) => {
      const gone = await shown(findRow(UserModel, db, params.id));
      await transaction(db, async (trx) => {
        await lockOwners(trx);
        const user = await findRow(UserModel, trx, params.id);
        await MailModel.query(trx).delete().where({ userId: user.id });
        await UserModel.query(trx).deleteById(user.id);
        await ContactModel.query(trx).where({ assignedTo: user.id }).patch({ assignedTo: null });
        await forgetDevices(trx, user);
        await requireOwner(trx);
        await writeAudit(trx, user.invitedAt ? "invitationWithdrawn" : "userDeleted", by, user.name);
      });
      return gone;
    },
  };
}

/** Create a user with a password of the owner's choice, or with an invitation by mail. */
async function createUser({ db, env, outbox }: Deps, { body, user: by }: Call<"createUser">): Promise<UserModel> {
  const { password, ...rest } = body;
  if (password === undefined && !outbox.enabled)
    throw invalid({ password: messages.passwordShort(env.PASSWORD_MIN_LENGTH) });
  if (password !== undefined) await requireGoodPassword({ db, env }, password, body);
  const hash = password === undefined ? "" : await hashPassword(password);
  const now = nowIso();
  const times = { createdAt: now, updatedAt: now, version: 1, invitedAt: hash ? null : now };
  const row = { ...rest, email: canonicalEmail(body.email), password: hash, passwordMadeUp: false, ...times };
  const made = await uniqueEmail(() =>
    transaction(db, async (trx) => {
      await lockOwners(trx);
      const user = await UserModel.query(trx).insertAndFetch(row);
      await requireUniqueName(trx, { id: user.id, name: "" }, user.name);
      await writeAudit(trx, "userCreated", by, `${user.name} (${roles[user.role]})`);
      if (!hash) await invite(trx, user, by);
      return user;
    }),
  );
  outbox.announce();
  return made;
}

async function invite(trx: Knex.Transaction, user: UserModel, by: UserModel): Promise<void> {
  await putInOutbox(trx, { userId: user.id }, ["invitation"]);
  await writeAudit(trx, "userInvited", by, user.name);
}

async function updateUser(trx: Knex.Transaction, { params, body, version, user }: Call<"updateUser">, keep?: string) {
  await lockOwners(trx);
  const before = await findRow(UserModel, trx, params.id, { lock: true });
  checkVersion(before, version);
  const values = body.email === undefined ? body : { ...body, email: canonicalEmail(body.email) };
  if (isUnchanged(before, values)) return before;
  if (values.name !== undefined) await requireUniqueName(trx, before, values.name);
  const after = await UserModel.query(trx).patchAndFetchById(before.id, {
    ...values,
    updatedAt: nowIso(),
    version: before.version + 1,
  });
  await requireOwner(trx);
  if (before.role !== after.role || before.isActive !== after.isActive)
    await endSessions(trx, after.id, after.isActive ? keep : undefined);
  // Pending links went to the previous mailbox.
  if (before.email !== after.email) await AccountLinkModel.query(trx).delete().where({ userId: after.id });
  if (before.name !== after.name) {
    await renameInRecords(trx, before, after.name);
    await writeAudit(trx, "renamed", user, `${before.name} → ${after.name}`);
  }
  if (before.role !== after.role) await writeAudit(trx, "roleChanged", user, `${after.name}: ${roles[after.role]}`);
  else await writeAudit(trx, "userChanged", user, after.name);
  return after;
}

/**
 * Keep a deleted user's last name in the history but remove the devices. Older versions have only the name, so they are
 * matched by it unless another user has it.
 */
async function forgetDevices(trx: Knex.Transaction, { id, name }: UserModel): Promise<void> {
  await VersionModel.query(trx).where({ savedById: id }).patch({ savedFrom: "", savedBy: name });
  await TrashModel.query(trx).where({ deletedById: id }).patch({ deletedBy: name });
  await TrashedContactModel.query(trx).where({ deletedById: id }).patch({ deletedBy: name });
  await TimelineModel.query(trx).where({ personId: id }).patch({ person: name });
  if (await UserModel.query(trx).findOne({ name })) return;
  await VersionModel.query(trx).where({ savedBy: name, savedById: null }).patch({ savedFrom: "" });
}

/**
 * Require at least one active owner.
 * @throws Refusal `invalid`, which rolls the change back
 */
async function requireOwner(trx: Knex.Transaction): Promise<void> {
  if ((await activeOwners(trx).resultSize()) === 0) throw invalid({ role: messages.lastOwner });
}

async function uniqueEmail<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ email: messages.emailTaken });
    throw error;
  }
}
