import { plain } from "@estudio/contract";
import type { Knex } from "knex";
import { waysToReach } from "../src/models/waysToReach";

type Row = { id: number; email: string; phone: string; searchText: string };

const atOnce = 500;
/** Maximum length of the column in leads; that of enquiries is unlimited. */
const leadsColumn = 760;

/** Makes existing enquiries and leads searchable by telephone in any spelling, and by `ana@diseño.es`. */
export async function up(knex: Knex): Promise<void> {
  await addWaysToReach(knex, "contacts");
  await addWaysToReach(knex, "leads", leadsColumn);
}

async function addWaysToReach(knex: Knex, table: string, longest?: number): Promise<void> {
  for (let last = 0; ; ) {
    const rows: Row[] = await knex(table).where("id", ">", last).orderBy("id").limit(atOnce);
    for (const { id, email, phone, searchText: before } of rows) {
      const after = `${before}\n${plain(waysToReach(email, phone).join("\n"))}`.slice(0, longest);
      await knex(table).where({ id }).update({ searchText: after });
      last = id;
    }
    if (rows.length < atOnce) return;
  }
}
