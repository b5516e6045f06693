import { waitingMigrations } from "@estudio/database";
import type { Deps } from "../deps";

export type Missing = { database?: string; migrations?: string; release?: string };

/** @returns what keeps this process from answering visitors, and what to do; empty: nothing does */
export async function whatIsMissing({ db, releases }: Pick<Deps, "db" | "releases">): Promise<Missing> {
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
