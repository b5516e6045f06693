import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { arrivalOf } from "./arrival";
import { readVisitReport } from "./visitReport";

/** Count visits of existing pages of the site and return the totals to the panel. */
export function visitHandlers({
  db,
  releases,
  visits,
}: Deps): Pick<Handlers, "countVisit" | "countVisitAsBefore" | "readVisits"> {
  const count: Handlers["countVisit"] = async ({ ctx, body }) => {
    const { landing: path } = arrivalOf({ landing: body.path });
    const release = await releases.current();
    const file = `${path === "/" ? "" : path}/index.html`;
    const mayCount = ctx.get("Sec-GPC") !== "1" && ctx.get("DNT") !== "1";
    if (mayCount && path && release?.files[file]) visits.note(path, body.arrived);
    return { ok: true };
  };
  return {
    countVisit: count,
    countVisitAsBefore: count,
    readVisits: () => readVisitReport(db),
  };
}
