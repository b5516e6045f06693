import type { SiteBuild } from "@estudio/contract";
import { requestBuild, SiteBuildModel, transaction, writeAudit } from "@estudio/database";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import { follow } from "../http/follow";
import type { Handlers } from "../http/handlers";
import { findRow, listRows } from "../lists/records";

import { keptReleases } from "./releases";

type SiteBuildHandlers = Pick<Handlers, "listSiteBuilds" | "readSiteBuild" | "requestSiteBuild" | "followSiteBuilds">;

export function siteBuildHandlers({ db, env, state }: Deps): SiteBuildHandlers {
  const shown = (row: SiteBuildModel, kept: Set<string>): SiteBuild => ({
    ...row,
    reason: row.reason || row.changes.at(-1)?.what || "",
    restorable:
      row.status === "succeeded" &&
      row.release !== null &&
      row.release !== state.current.release &&
      kept.has(row.release),
  });
  const showOne = async (row: SiteBuildModel) => shown(row, await keptReleases(env.DATA_DIR));
  return {
    listSiteBuilds: async ({ list }) => {
      // The builder may have switched releases a moment ago.
      await state.refresh();
      const part = await listRows(SiteBuildModel, db, list, { sort: { field: "id", order: "DESC" } });
      const kept = await keptReleases(env.DATA_DIR);
      return { ...part, rows: part.rows.map((row) => shown(row, kept)) };
    },
    readSiteBuild: async ({ params }) => showOne(await findRow(SiteBuildModel, db, params.id)),
    requestSiteBuild: async ({ body, user }) => {
      const release = body.release ?? null;
      if (release && !(await keptReleases(env.DATA_DIR)).has(release))
        throw invalid({ release: "Esa versión ya no se conserva" });
      const usual = release
        ? `Volver a la versión ${release}`
        : body.full
          ? "Construir la web entera"
          : "Publicar ahora";
      const reason = body.reason || usual;
      const build = await transaction(db, async (trx) => {
        await writeAudit(trx, release ? "returned" : "published", user, reason);
        return requestBuild(trx, {
          explicit: { reason, release },
          change: { what: reason, who: user.name },
          full: body.full ?? false,
        });
      });
      state.onBuildNeeded();
      return showOne(build);
    },
    followSiteBuilds: async ({ ctx }) =>
      follow(ctx, db, async () => {
        const newest = await SiteBuildModel.query(db).orderBy("id", "desc").first();
        return newest && showOne(newest);
      }),
  };
}
