import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";

/** Others may traverse a folder if its owner permits (a web server to its files), but not read or write. */
const othersReadOrWrite = 0o066;

/** Create the folder, and remove other users' permission to read or write it. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (statSync(path).mode & othersReadOrWrite) chmodSync(path, 0o700);
}

/** Create the file if missing, and make it private to the owner. */
export function privateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  if (statSync(path).mode & 0o077) chmodSync(path, 0o600);
}

/**
 * Make a SQLite database and its companion files private. SQLite creates new companions with the mode of the database.
 */
export function privateDatabase(file: string): void {
  privateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) privateFile(beside);
}

const [noFolder, noPermission] = ["ahí hay un archivo, no una carpeta", "este usuario no tiene permiso"];
const reasons: Record<string, string> = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: "ahí solo se puede leer",
  ENOSPC: "no queda sitio",
};

/**
 * Create the data folder if missing, and check that it can be used.
 * @param isWritten whether this process must write: with MySQL and a store, an API only reads releases
 * @returns the path
 * @throws Error that names DATA_DIR and the reason
 */
export function useDataDir(path: string, isWritten = true): string {
  try {
    privateFolder(path);
    accessSync(path, constants.R_OK | constants.X_OK | (isWritten ? constants.W_OK : 0));
    return path;
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : String(error);
    throw new Error(`DATA_DIR: no se puede usar ${path}: ${reasons[code] ?? code}`);
  }
}
