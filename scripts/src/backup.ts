import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { errorInWords } from "@estudio/database";
import { makeBackup } from "./backups/makeBackup";
import { scheduledBackup } from "./backups/scheduledBackup";

/**
 * `npm run backup -- <folder>`: a backup there, of everything, while the site goes on. `--scheduled` makes the one of this
 * night, as the builder asks for it.
 */
async function main(target: string | undefined): Promise<void> {
  if (!target) throw new Error("Di dónde: npm run backup -- <carpeta>");
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

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
