import { join, resolve } from "node:path";
import { type Backup, type BackupFailure, parseBackupStore } from "@estudio/contract";
import { FolderPlace } from "./folderPlace";

/** Where backups are stored: a local folder or an S3 store. */
export interface BackupPlace {
  /** Display name: the folder's path, or `s3://bucket/prefix`. */
  readonly name: string;
  /**
   * Return the complete backups, oldest first.
   * @throws Error with a sentence for the user when the place cannot be read
   */
  list(): Promise<Backup[]>;
  /** The last attempt, if it failed. */
  failure(): BackupFailure | undefined;
  /** @param failure undefined: the last attempt succeeded */
  noteFailure(failure: BackupFailure | undefined): void;
  /** Return the path for making that backup locally. It does not exist yet. Deletes what interrupted backups left. */
  room(name: string): string;
  /**
   * Store permanently what was made in `room`, with its list of files.
   * @returns the receipt; `verifiedAt` is null if the stored copy could not be read back intact
   */
  keep(room: string, made: Backup): Promise<Backup>;
  /**
   * Return the local folder of a backup. A remote one is downloaded to `scratch`.
   * @throws Error: missing or damaged
   */
  open(name: string, scratch: string): Promise<string>;
  /** Return the erasure lists of all backups, joined by line breaks. */
  erasures(): Promise<string>;
  remove(names: string[]): Promise<void>;
}

type AccessName = "ENDPOINT" | "REGION" | "ACCESS_KEY_ID" | "SECRET_ACCESS_KEY";
/** The environment variables that locate backups. */
type Variables = { [name in "BACKUP_TO" | `S3_${AccessName}` | `BACKUP_S3_${AccessName}`]?: string | undefined };

/**
 * Return the place from `BACKUP_TO`: a folder (default `DATA_DIR/backups`), or `s3://bucket/prefix`.
 * @throws Error that names the variable and its format
 */
export function backupPlace(dataDir: string, variables: Variables = process.env): BackupPlace {
  return placeAt(variables.BACKUP_TO || join(dataDir, "backups"), dataDir, variables);
}

/**
 * Return the place at an address in the format of `BACKUP_TO`.
 * @throws Error like `backupPlace`
 */
export function placeAt(address: string, dataDir: string, variables: Variables = process.env): BackupPlace {
  const store = storeOf(address, variables);
  if (!store) return new FolderPlace(resolve(address));
  // Load the S3 client only when used: it takes most of a second and 40 MB.
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
 * Return the access to the S3 store of an address; undefined for a folder. Keys are those of `BACKUP_S3_…`, or of the
 * pictures' store.
 * @throws Error that names a missing or malformed variable
 */
export function storeOf(address: string, variables: Variables): StoreAccess | undefined {
  const store = withVariableName("BACKUP_TO", () => parseBackupStore(address));
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

/**
 * Run `read` and prefix its error with the variable's name.
 * @throws Error
 */
export function withVariableName<T>(variable: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${variable}: ${error instanceof Error ? error.message : error}`);
  }
}
