import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Backup,
  type Backups,
  backup,
  backupFailure,
  backupFailureFile,
  backupFile,
  parseBackupTimes,
} from "@estudio/contract";
import { UserModel } from "@estudio/database";
import type { z } from "zod";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";

/** A night, and half a day to notice: one that takes long, or a machine that was off for some hours, is no alarm yet. */
const wishedWithinMs = 36 * 3_600_000;

export function backupHandlers(deps: Deps): Pick<Handlers, "listBackups"> {
  return { listBackups: async () => readBackups(deps) };
}

/** What lies in the folder of the backups, read there: a backup that somebody took away is none. */
export async function readBackups({ db, env }: Pick<Deps, "db" | "env">): Promise<Backups> {
  const place = resolve(env.BACKUP_TO || join(env.DATA_DIR, "backups"));
  const names = existsSync(place) ? readdirSync(place).filter((name) => !name.startsWith(".")) : [];
  const found = names
    .flatMap((name): Backup[] => {
      const read = readJson(join(place, name, backupFile), backup);
      return read?.name === name ? [read] : [];
    })
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  const good = found.find(({ verifiedAt }) => verifiedAt !== null);
  const isOld = (moment: string | undefined) =>
    moment !== undefined && Date.parse(moment) < Date.now() - wishedWithinMs;
  const asked = parseBackupTimes(env.BACKUP_AT).length > 0;
  return {
    place,
    at: env.BACKUP_AT,
    late: asked && (good ? isOld(good.startedAt) : isOld(await firstDay(db))),
    backups: found,
    failure: readJson(join(place, backupFailureFile), backupFailure) ?? null,
  };
}

/** Since when there is a studio to be copied. */
const firstDay = async (db: Deps["db"]): Promise<string | undefined> =>
  (await UserModel.query(db).orderBy("id").first())?.createdAt;

function readJson<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
}
