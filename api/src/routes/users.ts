import { messages } from "@estudio/contract";
import { hashPassword, isUniqueViolation, transaction, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { checkVersion, findRow, listRows, type RowModel } from "../crud";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Call, Handlers } from "../handlers";
import { requireGoodPassword } from "../passwords";
import { endSessions, sessionKey } from "../session";

type UserHandlers = Pick<
  Handlers,
  "listUsers" | "readUser" | "createUser" | "updateUser" | "updateUserPassword" | "deleteUser"
>;
const model = UserModel as unknown as RowModel & typeof UserModel;

export function userHandlers({ db, env }: Deps): UserHandlers {
  const own = ({ ctx, user }: Pick<Call, "ctx" | "user">, id: number) => (user.id === id ? sessionKey(ctx) : undefined);
  return {
    listUsers: ({ list }) => listRows(model, db, list, { sort: { field: "name", order: "ASC" } }),
    readUser: ({ params }) => findRow(model, db, params.id ?? ""),
    createUser: async ({ body }) => {
      requireGoodPassword(body.password, env);
      const now = new Date().toISOString();
      const password = await hashPassword(body.password);
      const row = { ...body, email: body.email.toLowerCase(), password, createdAt: now, updatedAt: now, version: 1 };
      return uniqueEmail(() => UserModel.query(db).insertAndFetch(row));
    },
    updateUser: async (call) => {
      const saved = await uniqueEmail(() => transaction(db, (trx) => updateUser(trx, call)));
      const { before, after } = saved;
      if (before.role !== after.role || before.isActive !== after.isActive)
        await endSessions(db, after.id, after.isActive ? own(call, after.id) : undefined);
      return after;
    },
    updateUserPassword: async (call) => {
      requireGoodPassword(call.body.password, env);
      const user = await findRow(model, db, call.params.id ?? "");
      const password = await hashPassword(call.body.password);
      const saved = await UserModel.query(db).patchAndFetchById(user.id, {
        password,
        updatedAt: new Date().toISOString(),
        version: user.version + 1,
      });
      await endSessions(db, user.id, own(call, user.id));
      return saved;
    },
    deleteUser: (call) =>
      transaction(db, async (trx) => {
        await lockOwners(trx);
        const user = await findRow(model, trx, call.params.id ?? "");
        await UserModel.query(trx).deleteById(user.id);
        await requireAnOwner(trx);
        return user;
      }),
  };
}

async function updateUser(trx: Knex.Transaction, { params, body, version }: Call<"updateUser">) {
  await lockOwners(trx);
  const before = await findRow(model, trx, params.id ?? "", { lock: true });
  checkVersion(before, version, model.schema.omit({ password: true }).parse(before));
  const email = body.email === undefined ? {} : { email: body.email.toLowerCase() };
  const after = await UserModel.query(trx).patchAndFetchById(before.id, {
    ...body,
    ...email,
    updatedAt: new Date().toISOString(),
    version: before.version + 1,
  });
  await requireAnOwner(trx);
  return { before, after };
}

const activeOwners = (trx: Knex.Transaction) => UserModel.query(trx).where({ role: "owner", isActive: 1 as never });

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
