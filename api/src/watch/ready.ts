import { waitingMigrations } from "@estudio/database";
import type { Deps } from "../deps";
import { Releases } from "../site/serveSite";

export type Missing = { database?: string; migrations?: string; release?: string };

/** @returns what keeps this process from answering visitors, and what to do; empty: nothing does */
export async function whatIsMissing({ db, env }: Pick<Deps, "db" | "env">): Promise<Missing> {
  const release = await new Releases(env.DATA_DIR).current();
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
