import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupPlace, errorInWords } from "@estudio/database";
import { makeBackup } from "./backups/makeBackup";
import { scheduledBackup } from "./backups/scheduledBackup";
import { dataDir } from "./env";

/**
 * `npm run backup -- <folder>`: a backup there, of everything, while the site goes on. `--list`: those that lie where `BACKUP_TO`
 * says. `--scheduled` makes the one of this night, as the builder asks for it.
 */
async function main(target: string | undefined): Promise<void> {
  if (!target) throw new Error("Di dónde: npm run backup -- <carpeta>");
  if (target === "--list") return list();
  if (target === "--scheduled") {
    const { message } = await scheduledBackup();
    if (message) console.error(`Copia de seguridad: ${message}`);
    return;
  }
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} ya existe: di una carpeta nueva`);
  const { rows, pictures, message } = await makeBackup(folder);
  console.log(`Copia hecha en ${folder}`);
  console.log(message || `Comprobada al recuperarla: ${rows} filas, ${pictures} imágenes`);
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

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
