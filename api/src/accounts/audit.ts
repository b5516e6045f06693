import { dayMs, nowIso } from "@estudio/contract";
import { AuditModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { withCurrentNames } from "../auth/names";
import { requireRecentSignIn } from "../auth/recentSignIn";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import type { Call, Handlers } from "../http/handlers";
import { type Filters, type ListPart, listRows } from "../lists/records";

/** The largest page the panel shows. A larger request is an export. */
const maxShown = 100;

const special: Filters = {
  /** Entries of the last `days` days. */
  days: (query, value) => {
    const days = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
    if (!Number.isInteger(days) || days < 1 || days > 400)
      throw new Refusal("unreadable", "El filtro days debe ser un número de días");
    query.where("createdAt", ">", nowIso(-days * dayMs));
  },
};

export function auditHandlers({ db }: Deps): Pick<Handlers, "listAudit" | "listAuditPeople"> {
  return {
    listAudit: async (call) => {
      const sort = { field: "id", order: "DESC" as const };
      const part = await listRows(AuditModel, db, call.list, { special, sort });
      const rows = await withCurrentNames(db, part.rows, { id: "personId", name: "person" });
      return noteExport(db, call, "Actividad", { ...part, rows });
    },
    listAuditPeople: async () => {
      const rows = await AuditModel.query(db)
        .whereNotNull("personId")
        .select("personId as id")
        .max("person as name")
        .groupBy("personId")
        .castTo<{ id: number; name: string }[]>();
      const people = await withCurrentNames(db, rows, { id: "id", name: "name" });
      return people.sort((a, b) => a.name.localeCompare(b.name, "es"));
    },
  };
}

/** Return whether the request is for more than a screen shows. */
export function isExport({ range }: Pick<Call<"listContacts">["list"], "range">, rows: unknown[]): boolean {
  // A request by ids has no range: the number of rows decides.
  return (range ? range.last - range.first : rows.length - 1) >= maxShown;
}

/**
 * Record an export of personal data, once per file, and require a recent sign-in. Larger parts than a screen shows
 * are an export, whatever program asks.
 * @returns the given part
 * @throws Refusal stale: the sign-in is too old
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
