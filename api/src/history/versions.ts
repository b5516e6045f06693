import { type VersionedResource, versionsAtOnce } from "@estudio/contract";
import { type UserModel, versionsOf } from "@estudio/database";
import { withCurrentNames } from "../auth/names";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../errors";
import type { Handlers } from "../http/handlers";

const saver = { id: "savedById", name: "savedBy" } as const;

/** The client restores a version by an ordinary save of its values, with the same validation and conflicts. */
export function versionHandlers({ db }: Deps): Pick<Handlers, "listVersions" | "readVersion"> {
  return {
    listVersions: async ({ params, list, user }) => {
      requireMayEdit(params.resource, user);
      const query = versionsOf(db, params.resource, params.record)
        .select("version", "savedAt", "savedBy", "savedById", "changed")
        .orderBy("version", "desc")
        .limit(versionsAtOnce);
      const rows = await (list.before === undefined ? query : query.where("version", "<", list.before));
      return withCurrentNames(db, rows, saver);
    },
    readVersion: async ({ params, user }) => {
      requireMayEdit(params.resource, user);
      const row = await versionsOf(db, params.resource, params.record).findOne({ version: params.version });
      if (!row) throw notFound("Esa versión ya no se guarda");
      const [named = row] = await withCurrentNames(db, [row], saver);
      return { ...named, values: row.snapshot };
    },
  };
}

function requireMayEdit(resource: VersionedResource, user: UserModel): void {
  if (resource === "settings" && user.role !== "owner")
    throw new Refusal("forbidden", "Solo un propietario puede ver el historial de los ajustes");
}
