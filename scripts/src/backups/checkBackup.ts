import { backupFile } from "@estudio/contract";
import { errorInWords, findDamaged, isUnavailable, readList, readReceipt } from "@estudio/database";
import { compareWithReceipt, notTried } from "./verifyBackup";

const namedAtMost = 5;

/**
 * Check a backup before it is restored: every file in its list exists and is unchanged.
 * Backups of versions without a list are compared with their receipt, in a scratch database.
 * @returns a warning in Spanish when the backup could not be verified, now or when it was made; else empty
 * @throws Error in Spanish, naming what is missing or damaged
 */
export async function checkBackup(folder: string, databaseUrl: string | undefined): Promise<string> {
  const receipt = readReceipt(folder);
  const list = readList(folder);
  if (receipt && !receipt.verifiedAt && !receipt.message.startsWith(notTried))
    throw new Error(`al hacerla no se dio por buena: ${receipt.message}`);
  if (list) requireNone(await findDamaged(folder, list));
  else {
    const why = await compareWithReceipt(folder, databaseUrl, receipt).then(() => "", whyNotTried);
    if (why) return `No se ha podido comprobar si la copia está entera: ${why}`;
  }
  if (!receipt) return list ? "" : `No se ha podido comprobar si la copia está entera: no tiene ${backupFile}`;
  return receipt.verifiedAt ? "" : `Al hacer la copia no se pudo comprobar: ${receipt.message}`;
}

/**
 * Return why a backup cannot be verified on this machine, e.g. on a new server. A backup that cannot be verified is
 * not a damaged one.
 * @throws the error when the backup itself is wrong
 */
function whyNotTried(error: Error): string {
  const words = errorInWords(error);
  if (words.startsWith(notTried) || isUnavailable(error)) return words;
  throw error;
}

function requireNone(damaged: string[]): void {
  if (damaged.length === 0) return;
  const more = damaged.length > namedAtMost ? ` y ${damaged.length - namedAtMost} más` : "";
  throw new Error(`falta o ha cambiado ${damaged.slice(0, namedAtMost).join(", ")}${more}`);
}
