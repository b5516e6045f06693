import { connect, errorInWords, hasDemo, removeDemo, transaction } from "@estudio/database";
import { databaseFromEnv, migrated } from "./env";

/**
 * `npm run remove-demo`: takes the demo studio away, also while the server runs. People stay, and so does what somebody
 * has changed; the site is published anew.
 */
async function main(): Promise<void> {
  const db = connect(databaseFromEnv());
  try {
    await migrated(db);
    if (!(await hasDemo(db))) return console.log("No hay demostración que retirar.");
    const { removed, kept } = await transaction(db, (trx) => removeDemo(trx, "Programa"));
    console.log(`Demostración retirada: ${removed} elementos. La web se publica de nuevo.`);
    if (kept.length) console.log(`Se queda lo que habéis cambiado:\n${kept.map((name) => `  ${name}`).join("\n")}`);
  } finally {
    await db.destroy();
  }
}

main().catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
