import { foldName, messages, programNames } from "@estudio/contract";
import { HandRedirectModel, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";

export const activeOwners = (trx: Knex.Transaction) => UserModel.query(trx).where({ role: "owner", isActive: true });

/** Lock the owners' rows, so that concurrent changes to owners or names run one after the other. */
export async function lockOwners(trx: Knex.Transaction): Promise<void> {
  await activeOwners(trx).forUpdate();
}

/**
 * Require that no other user has the name: the history would name the wrong person. Call `lockOwners` before.
 * @param person the renamed user with the previous name; an empty name for a new user
 * @throws Refusal `invalid`: the name, in any spelling, belongs to another user or a program
 */
export async function requireUniqueName(
  trx: Knex.Transaction,
  person: Pick<UserModel, "id" | "name">,
  name: string,
): Promise<void> {
  const wanted = foldName(name);
  if (foldName(person.name) === wanted) return;
  const others = (await UserModel.query(trx).select("id", "name")).filter(({ id }) => id !== person.id);
  const taken = [...programNames, ...others.map((other) => other.name)];
  if (taken.some((other) => foldName(other) === wanted)) throw invalid({ name: messages.nameTaken });
}

/** Tables that name who wrote a row last. A row is written too often for a join with the users at every read. */
const tablesWithUpdatedBy = [
  "projects",
  "blogPosts",
  "guides",
  "pageContent",
  "pageSeo",
  "postCategories",
  "prices",
  "settings",
  "workingCopies",
];

/**
 * Write a user's new name into the rows that name who wrote them; versions and modification dates stay.
 * Rows from before the user's account are those of an earlier user with the same name.
 */
export async function renameInRecords(
  trx: Knex.Transaction,
  { name: before, createdAt }: Pick<UserModel, "name" | "createdAt">,
  after: string,
): Promise<void> {
  for (const table of tablesWithUpdatedBy)
    await trx(table).where({ updatedBy: before }).where("updatedAt", ">=", createdAt).update({ updatedBy: after });
  await HandRedirectModel.query(trx)
    .where({ createdBy: before })
    .where("createdAt", ">=", createdAt)
    .patch({ createdBy: after });
}

type Fields<Id extends string, Name extends string> = { id: Id; name: Name };
type Signed<Id extends string, Name extends string> = Record<Id, number | null> & Record<Name, string>;

/** Replace stored names by the current names of these users. Names of deleted users stay as stored. */
export async function withCurrentNames<Id extends string, Name extends string, Row extends Signed<Id, Name>>(
  db: Knex,
  rows: Row[],
  fields: Fields<Id, Name>,
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap((row) => row[fields.id] ?? []))];
  if (ids.length === 0) return rows;
  const people = await UserModel.query(db).select("id", "name").whereIn("id", ids);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => Object.assign(row, { [fields.name]: names.get(row[fields.id] ?? 0) ?? row[fields.name] }));
}
