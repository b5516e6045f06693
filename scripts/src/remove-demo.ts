import { connect, hasDemo, program, removeDemo, transaction } from "@estudio/database";
import { command } from "./command";
import { existingDatabase, migrated } from "./env";

/**
 * `npm run remove-demo`: delete the demo studio, also while the server runs, and publish the site.
 * Users stay, and so do records that somebody has changed.
 */
async function remove(): Promise<void> {
  const db = connect(existingDatabase());
  try {
    await migrated(db);
    if (!(await hasDemo(db))) return console.log("No hay demostración que retirar.");
    const { removed, kept } = await transaction(db, (trx) => removeDemo(trx, program));
    console.log(`Demostración retirada: ${removed} elementos. La web se publica de nuevo.`);
    if (kept.length) console.log(`Se queda lo que habéis cambiado:\n${kept.map((name) => `  ${name}`).join("\n")}`);
  } finally {
    await db.destroy();
  }
}

command({ usage: "npm run remove-demo: retira la demostración", words: 0, work: remove });
