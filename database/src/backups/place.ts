import { join, resolve } from "node:path";
import { type Backup, type BackupFailure, parseBackupStore } from "@estudio/contract";
import { FolderPlace } from "./folderPlace";

/** Where backups lie: a folder of this machine, or an S3 store. */
export interface BackupPlace {
  /** For people: the folder's path, or `s3://bucket/prefix`. */
  readonly name: string;
  /** @returns the complete ones that lie there now, oldest first. @throws Error in a sentence when nobody can look */
  list(): Promise<Backup[]>;
  /** The last attempt that failed. */
  failure(): BackupFailure | undefined;
  /** @param failure undefined: the last attempt did not fail */
  noteFailure(failure: BackupFailure | undefined): void;
  /** @returns the path of a folder that does not exist yet, on this machine, in which that backup is to be made; what was left there half made goes */
  room(name: string): string;
  /**
   * Puts what was made in its `room`, with the list of its files, there for good.
   * @returns its receipt: one that could not be read back as it was is not good
   */
  keep(room: string, made: Backup): Promise<Backup>;
  /** @returns the folder in which that backup lies on this machine: fetched into `scratch` where it lies elsewhere. @throws Error when it is not there, or is damaged */
  open(name: string, scratch: string): Promise<string>;
  /** The lists of erasures of all backups there, one below the other. */
  erasures(): Promise<string>;
  remove(names: string[]): Promise<void>;
}

type AccessName = "ENDPOINT" | "REGION" | "ACCESS_KEY_ID" | "SECRET_ACCESS_KEY";
/** Of an environment, what says where backups lie. */
type Variables = { [name in "BACKUP_TO" | `S3_${AccessName}` | `BACKUP_S3_${AccessName}`]?: string | undefined };

/**
 * Where `BACKUP_TO` says: a folder (`DATA_DIR/backups` when it says nothing), or `s3://bucket/prefix`.
 * @throws Error naming the variable and what it must be
 */
export function backupPlace(dataDir: string, variables: Variables = process.env): BackupPlace {
  return placeAt(variables.BACKUP_TO || join(dataDir, "backups"), dataDir, variables);
}

/** @param address as in `BACKUP_TO`. @throws as `backupPlace` */
export function placeAt(address: string, dataDir: string, variables: Variables = process.env): BackupPlace {
  const store = storeOf(address, variables);
  if (!store) return new FolderPlace(resolve(address));
  // The S3 client is loaded only where it is used: it is most of a second and 40 MB.
  const { StorePlace } = require("./storePlace") as typeof import("./storePlace");
  return new StorePlace(store, join(dataDir, "backups"));
}

export type StoreAccess = {
  bucket: string;
  prefix: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * @returns how to reach the store of that address: with keys of its own (`BACKUP_S3_…`), else with those of the pictures'; undefined
 * for a folder
 * @throws Error naming the variable that is missing or cannot be read
 */
export function storeOf(address: string, variables: Variables): StoreAccess | undefined {
  const store = named("BACKUP_TO", () => parseBackupStore(address));
  if (!store) return undefined;
  const own = variables.BACKUP_S3_ACCESS_KEY_ID ? "BACKUP_S3_" : "S3_";
  const value = (name: AccessName) => variables[`${own}${name}`] ?? "";
  const needed = (name: AccessName) => {
    if (value(name)) return value(name);
    throw new Error(`BACKUP_TO está en un almacén: falta ${own}${name}`);
  };
  return {
    ...store,
    endpoint: value("ENDPOINT"),
    region: value("REGION") || "auto",
    accessKeyId: needed("ACCESS_KEY_ID"),
    secretAccessKey: needed("SECRET_ACCESS_KEY"),
  };
}

/** @throws Error that begins with the variable's name */
export function named<T>(variable: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${variable}: ${error instanceof Error ? error.message : error}`);
  }
}
