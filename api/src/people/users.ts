import { messages } from "@estudio/contract";
import { ContactModel, hashPassword, isUniqueViolation, transaction, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Call, Handlers } from "../door/handlers";
import { invalid } from "../errors";
import { checkVersion, findRow, listRows } from "../lists/records";
import { changePassword, requireCurrentPassword, requireGoodPassword } from "./passwords";
import { endSessions, restamp, sessionKey } from "./session";

type UserHandlers = Pick<
  Handlers,
  "listUsers" | "readUser" | "createUser" | "updateUser" | "updateUserPassword" | "deleteUser"
>;

export function userHandlers({ db, env, limits }: Deps): UserHandlers {
  const own = ({ ctx, user }: Pick<Call<"updateUser">, "ctx" | "user">, id: number) =>
    user.id === id ? sessionKey(ctx) : undefined;
  return {
    listUsers: ({ list }) => listRows(UserModel, db, list, { sort: { field: "name", order: "ASC" } }),
    readUser: ({ params }) => findRow(UserModel, db, params.id),
    createUser: async ({ body }) => {
      requireGoodPassword(body.password, env);
      const now = new Date().toISOString();
      const password = await hashPassword(body.password);
      const row = { ...body, email: body.email.toLowerCase(), password, createdAt: now, updatedAt: now, version: 1 };
      return uniqueEmail(() => UserModel.query(db).insertAndFetch(row));
    },
    updateUser: (call) => uniqueEmail(() => transaction(db, (trx) => updateUser(trx, call, own(call, call.params.id)))),
    updateUserPassword: async (call) => {
      const { id } = await findRow(UserModel, db, call.params.id);
      if (id === call.user.id) {
        if (call.body.current === undefined) throw invalid({ current: messages.ownPassword });
        await requireCurrentPassword(limits, call.user, call.body.current);
      }
      requireGoodPassword(call.body.password, env);
      const saved = await changePassword(db, id, call.body.password, own(call, id));
      if (id === call.user.id) restamp(call.ctx, saved);
      return saved;
    },
    deleteUser: (call) =>
      transaction(db, async (trx) => {
        await lockOwners(trx);
        const user = await findRow(UserModel, trx, call.params.id);
        await UserModel.query(trx).deleteById(user.id);
        await ContactModel.query(trx).where({ assignedTo: user.id }).patch({ assignedTo: null });
        await requireAnOwner(trx);
        return user;
      }),
  };
}

async function updateUser(trx: Knex.Transaction, { params, body, version }: Call<"updateUser">, keep?: string) {
  await lockOwners(trx);
  const before = await findRow(UserModel, trx, params.id, { lock: true });
  checkVersion(before, version);
  const email = body.email === undefined ? {} : { email: body.email.toLowerCase() };
  const after = await UserModel.query(trx).patchAndFetchById(before.id, {
    ...body,
    ...email,
    updatedAt: new Date().toISOString(),
    version: before.version + 1,
  });
  await requireAnOwner(trx);
  if (before.role !== after.role || before.isActive !== after.isActive)
    await endSessions(trx, after.id, after.isActive ? keep : undefined);
  return after;
}

const activeOwners = (trx: Knex.Transaction) => UserModel.query(trx).where({ role: "owner", isActive: true });

/** Two requests that each remove an owner must not both see the other's: they queue here. */
async function lockOwners(trx: Knex.Transaction): Promise<void> {
  await activeOwners(trx).forUpdate();
}

/** There is never a moment without an active owner. @throws Refusal invalid, which undoes the change */
async function requireAnOwner(trx: Knex.Transaction): Promise<void> {
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
