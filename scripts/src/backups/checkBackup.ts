import { backupFile } from "@estudio/contract";
import { damagedIn, errorInWords, isUnavailable, readList, readReceipt } from "@estudio/database";
import { compareWithReceipt, notTried } from "./verifyBackup";

const namedAtMost = 5;

/**
 * Looks at a backup before it is brought back: that each file of its list is there as it was. One of before there were lists is compared
 * with its receipt, in a scratch database.
 * @returns what to know of it although nothing is missing: that it could not be tried, now or when it was made; else empty
 * @throws Error in a sentence that names what is missing or damaged
 */
export async function checkBackup(folder: string, databaseUrl: string | undefined): Promise<string> {
  const receipt = readReceipt(folder);
  const list = readList(folder);
  if (receipt && !receipt.verifiedAt && !receipt.message.startsWith(notTried))
    throw new Error(`al hacerla no se dio por buena: ${receipt.message}`);
  if (list) requireNone(await damagedIn(folder, list));
  else {
    const why = await compareWithReceipt(folder, databaseUrl, receipt).then(() => "", whyNotTried);
    if (why) return `No se ha podido comprobar si la copia está entera: ${why}`;
  }
  if (!receipt) return list ? "" : `No se ha podido comprobar si la copia está entera: no tiene ${backupFile}`;
  return receipt.verifiedAt ? "" : `Al hacer la copia no se pudo comprobar: ${receipt.message}`;
}

/** A good copy that cannot be tried here, on a new server above all, is no damaged one. @throws what is wrong with the copy itself */
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
