import { backupFile } from "@estudio/contract";
import { damagedIn, readList, readReceipt } from "@estudio/database";
import { compareWithReceipt } from "./verifyBackup";

const namedAtMost = 5;

/**
 * Looks at a backup before it is brought back: that each file of its list is there as it was. One of before there were lists is compared
 * with its receipt, in a scratch database.
 * @returns what to know of it although nothing is missing: that it was not found good when it was made; else empty
 * @throws Error in a sentence that names what is missing or damaged
 */
export async function checkBackup(folder: string, databaseUrl: string | undefined): Promise<string> {
  const receipt = readReceipt(folder);
  const list = readList(folder);
  if (list) requireNone(await damagedIn(folder, list));
  else await compareWithReceipt(folder, databaseUrl, receipt);
  if (!receipt) return `De la copia no se ha podido comprobar que esté entera: no tiene ${backupFile}`;
  return receipt.verifiedAt ? "" : `Al hacer la copia no se pudo comprobar: ${receipt.message}`;
}

function requireNone(damaged: string[]): void {
  if (damaged.length === 0) return;
  const more = damaged.length > namedAtMost ? ` y ${damaged.length - namedAtMost} más` : "";
  throw new Error(`falta o ha cambiado ${damaged.slice(0, namedAtMost).join(", ")}${more}`);
}
