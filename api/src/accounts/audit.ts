import { dayMs, nowIso } from "@estudio/contract";
import { AuditModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Call, Handlers } from "../door/handlers";
import { Refusal } from "../errors";
import { type Filters, type ListPart, listRows } from "../lists/records";
import { namedNow } from "../people/names";
import { requireRecentSignIn } from "../people/recentSignIn";

/** More than the panel shows on a page: whoever asks for as many takes them away in a file. */
const mostShown = 100;

const special: Filters = {
  /** `days`: within so many days. */
  days: (query, value) => {
    const days = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
    if (!Number.isInteger(days) || days < 1 || days > 400)
      throw new Refusal("unreadable", "El filtro days debe ser un número de días");
    query.where("createdAt", ">", nowIso(-days * dayMs));
  },
};

/** Who did what, for owners. */
export function auditHandlers({ db }: Deps): Pick<Handlers, "listAudit" | "listAuditPeople"> {
  return {
    listAudit: async (call) => {
      const sort = { field: "id", order: "DESC" as const };
      const part = await listRows(AuditModel, db, call.list, { special, sort, afresh: "days" in call.list.filter });
      const rows = await namedNow(db, part.rows, { id: "personId", name: "person" });
      return noteExport(db, call, "Actividad", { ...part, rows });
    },
    listAuditPeople: async () => {
      const rows = await AuditModel.query(db)
        .whereNotNull("personId")
        .select("personId as id")
        .max("person as name")
        .groupBy("personId")
        .castTo<{ id: number; name: string }[]>();
      const people = await namedNow(db, rows, { id: "id", name: "name" });
      return people.sort((a, b) => a.name.localeCompare(b.name, "es"));
    },
  };
}

/** @returns whether more is asked for than a screen shows */
export function isExport({ range }: Pick<Call<"listContacts">["list"], "range">, rows: unknown[]): boolean {
  // Without a range the rows themselves say: of records asked for by their numbers there may be many.
  return (range ? range.last - range.first : rows.length - 1) >= mostShown;
}

/**
 * A list of people's data that is asked for in larger parts than a screen shows is taken away: that is written down, once
 * for each file, whatever program asks, and asks for a recent sign-in.
 * @returns the part
 */
export async function noteExport<T>(
  db: Knex,
  { ctx, user, list: { range } }: Pick<Call<"listContacts">, "ctx" | "user" | "list">,
  name: string,
  part: ListPart<T>,
): Promise<ListPart<T>> {
  if (!isExport({ range }, part.rows)) return part;
  requireRecentSignIn(ctx);
  if (part.first === 0) await writeAudit(db, "exported", user, `${name}: ${part.total}`);
  return part;
}
