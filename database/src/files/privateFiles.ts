import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";

/** Others may pass through a folder whose owner lets them (a web server to its files); reading and writing is the owner's. */
const othersReadOrWrite = 0o066;

/** Makes the folder, or what others may read or write of it, this user's alone. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (statSync(path).mode & othersReadOrWrite) chmodSync(path, 0o700);
}

/** The same for a file: it is there afterwards. */
export function privateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  if (statSync(path).mode & 0o077) chmodSync(path, 0o600);
}

/** An embedded database and what SQLite keeps beside it; a new companion takes after the file itself. */
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
 * The folder in which everything is kept is there afterwards.
 * @param isWritten whether this process has to write there: with MySQL and a store an API only reads releases
 * @returns it
 * @throws Error naming DATA_DIR, and why it cannot be used
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
