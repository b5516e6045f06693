import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupPlace } from "@estudio/database";
import { makeBackup } from "./backups/makeBackup";
import { scheduledBackup } from "./backups/scheduledBackup";
import { command } from "./command";
import { dataDir } from "./env";

const usage = `npm run backup -- CARPETA
  CARPETA      una nueva, para una copia de todo
  --list       las copias que hay donde dice BACKUP_TO
  --scheduled  hace ahora la de cada noche, donde dice BACKUP_TO`;

/**
 * `npm run backup -- <folder>`: back up everything into a new folder while the site keeps running.
 * @throws Error also when the backup exists but could not be verified, or differs from the original
 */
async function backUp(target: string | undefined): Promise<void> {
  if (!target) throw new Error(`Di dónde:\n${usage}`);
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} ya existe: di una carpeta nueva`);
  const { rows, pictures, message } = await makeBackup(folder);
  console.log(`Copia hecha en ${folder}`);
  requireGood(message);
  console.log(`Comprobada al recuperarla: ${rows} filas, ${pictures} imágenes`);
}

async function backUpTonight(): Promise<void> {
  const { message } = await scheduledBackup();
  requireGood(message);
}

function requireGood(message: string): void {
  if (message) throw new Error(`Copia de seguridad NO COMPROBADA: ${message}`);
}

async function list(): Promise<void> {
  const place = backupPlace(dataDir());
  const found = await place.list();
  console.log(found.length > 0 ? `En ${place.name}:` : `No hay ninguna copia en ${place.name}`);
  for (const { name, bytes, rows, pictures, verifiedAt, message } of found) {
    const state = verifiedAt ? `buena: ${rows} filas, ${pictures} imágenes` : `NO COMPROBADA: ${message}`;
    console.log(`${name}  ${(bytes / 1e6).toFixed(1)} MB  ${state}`);
  }
}

command({
  usage,
  options: ["list", "scheduled"],
  words: 1,
  work: async ([target], asked) => {
    if (target && (asked("list") || asked("scheduled"))) throw new Error(`Sobra «${target}».\n${usage}`);
    if (asked("list")) return list();
    if (asked("scheduled")) return backUpTonight();
    return backUp(target);
  },
});
