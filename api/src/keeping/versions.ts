import { type VersionedResource, versionsAtOnce } from "@estudio/contract";
import { type UserModel, versionsOf } from "@estudio/database";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { notFound, Refusal } from "../errors";

/** What a record was after each save. It is brought back by an ordinary save: the same checks, the same conflicts. */
export function versionHandlers({ db }: Deps): Pick<Handlers, "listVersions" | "readVersion"> {
  return {
    listVersions: async ({ params, list, user }) => {
      requireMayEdit(params.resource, user);
      const query = versionsOf(db, params.resource, params.record)
        .select("version", "savedAt", "savedBy", "changed")
        .orderBy("version", "desc")
        .limit(versionsAtOnce);
      return list.before === undefined ? query : query.where("version", "<", list.before);
    },
    readVersion: async ({ params, user }) => {
      requireMayEdit(params.resource, user);
      const row = await versionsOf(db, params.resource, params.record).findOne({ version: params.version });
      if (!row) throw notFound("Esa versión ya no se guarda");
      return { ...row, values: row.snapshot };
    },
  };
}

/** Who may not change it has no use for what it was. */
function requireMayEdit(resource: VersionedResource, user: UserModel): void {
  if (resource === "settings" && user.role !== "owner")
    throw new Refusal("forbidden", "Solo un propietario puede ver el historial de los ajustes");
}
