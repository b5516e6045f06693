import type { Answering } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import type { Knex } from "knex";

const active = (db: Knex) => UserModel.query(db).where({ isActive: true });
type Colleague = Answering["colleagues"][number];
const shown = ({ id, name }: UserModel): Colleague => ({ id, name });

/** @returns who can see to an enquiry, by name */
export const colleaguesOf = async (db: Knex) => (await active(db).orderBy("name")).map(shown);

/** @returns the colleague; undefined where there is none, or he may not enter */
export async function colleagueOf(db: Knex, id: number): Promise<Colleague | undefined> {
  const user = await active(db).findById(id);
  return user && shown(user);
}
