import { areClocksApart, clockRow, clocksApartMs, machineClocks, waitingMigrations } from "@estudio/database";
import type { Deps } from "../deps";

export type Missing = { database?: string; migrations?: string; release?: string };

/** Return what keeps this process from serving visitors, and the remedy; empty when ready. */
export async function findMissing({ db, releases }: Pick<Deps, "db" | "releases">): Promise<Missing> {
  const release = await releases.current();
  const ofRelease: Missing = release
    ? {}
    : { release: "La web no se ha publicado todavía: mira «Publicación» en el panel" };
  try {
    const waiting = await waitingMigrations(db);
    if (waiting === 0) return ofRelease;
    return { ...ofRelease, migrations: `Faltan ${waiting} cambios de la base de datos: vuelve a arrancar la API` };
  } catch {
    return { ...ofRelease, database: "La base de datos no responde: mira si está en marcha" };
  }
}

/** Return problems that do not block serving. The answer is public, so it names no machines. */
export async function findWarnings({ db }: Pick<Deps, "db">): Promise<Record<string, string>> {
  const clocks = await machineClocks(db);
  const seconds = Math.round(clocksApartMs(clocks) / 1000);
  const { doubtedSince } = await clockRow(db);
  return {
    ...(areClocksApart(clocks) && { clocks: `Los relojes de las máquinas se llevan ${seconds} s: pon NTP en todas` }),
    ...(doubtedSince !== null && {
      clock: "El reloj ha saltado: no se borra nada por su fecha hasta que se sepa que es bueno",
    }),
  };
}
