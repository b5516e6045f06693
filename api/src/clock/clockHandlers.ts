import { type ServerClock, settleClockMs } from "@estudio/contract";
import { areClocksApart, clockRow, clocksApartMs, machineClocks, readDatabaseNow } from "@estudio/database";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import type { Handlers } from "../http/handlers";

export function clockHandlers({ db, clock }: Deps): Pick<Handlers, "readClock" | "confirmClock"> {
  return {
    readClock: () => readClock(db),
    confirmClock: async ({ body, user }) => {
      const current = await readClock(db);
      if (!(await clock.confirm(body.since, user)))
        throw new Refusal("conflict", "El reloj ha cambiado desde que se leyó: mira qué hora tiene ahora", { current });
      return readClock(db);
    },
  };
}

async function readClock(db: Deps["db"]): Promise<ServerClock> {
  const { seenAt, doubtedSince, agreedMs } = await clockRow(db);
  const machines = await machineClocks(db);
  const remainingMs = settleClockMs - agreedMs;
  return {
    now: await readDatabaseNow(db),
    doubt: doubtedSince !== null && seenAt !== null ? { from: seenAt, since: doubtedSince, remainingMs } : null,
    apartMs: clocksApartMs(machines),
    areApart: areClocksApart(machines),
    machines,
  };
}
