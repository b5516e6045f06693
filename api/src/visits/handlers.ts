import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { Releases } from "../site/serveSite";
import { arrivalOf } from "./arrival";
import { outcomeOf } from "./outcome";

/** Visits: counted for pages of the site alone, and shown to the people of the panel. */
export function visitHandlers({ db, env, visits }: Deps): Pick<Handlers, "countVisit" | "readVisits"> {
  const releases = new Releases(env.DATA_DIR);
  return {
    countVisit: async ({ ctx, body }) => {
      const { landing: path } = arrivalOf({ landing: body.path });
      const release = await releases.current();
      const file = `${path === "/" ? "" : path}/index.html`;
      const told = ctx.get("Sec-GPC") !== "1" && ctx.get("DNT") !== "1";
      if (told && path && release && file in release.files) visits.note(path, body.arrived);
      return { ok: true };
    },
    readVisits: () => outcomeOf(db),
  };
}
