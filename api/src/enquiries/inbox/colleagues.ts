import type { Answering } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import type { Knex } from "knex";

const active = (db: Knex) => UserModel.query(db).where({ isActive: true });
type Colleague = Answering["colleagues"][number];
const shown = ({ id, name }: UserModel): Colleague => ({ id, name });

/** Return the users that an enquiry can be assigned to, by name. */
export const colleaguesOf = async (db: Knex) => (await active(db).orderBy("name")).map(shown);

/** Return the user, undefined if there is none with access. */
export async function colleagueOf(db: Knex, id: number): Promise<Colleague | undefined> {
  const user = await active(db).findById(id);
  return user && shown(user);
}
