import { randomBytes } from "node:crypto";
import {
  connect,
  errorInWords,
  givePassword,
  hashPassword,
  program,
  transaction,
  UserModel,
  writeAudit,
} from "@estudio/database";
import { databaseFromEnv, migrated } from "./env";

/**
 * `npm run reset-password -- ana@estudio.es`: gives somebody a made-up password and prints it once, for those without
 * mail. Their open sessions end. Also while the server runs.
 */
async function main(address = ""): Promise<void> {
  const email = address.trim().toLowerCase();
  if (!email) throw new Error("Di de quién: npm run reset-password -- correo@estudio.es");
  const db = connect(databaseFromEnv());
  try {
    await migrated(db);
    const user = await UserModel.query(db).findOne({ email });
    if (!user) throw new Error(`No hay nadie con el correo ${email}`);
    const password = randomBytes(9).toString("base64url");
    const hash = await hashPassword(password);
    await transaction(db, async (trx) => {
      await givePassword(trx, user.id, hash);
      await writeAudit(trx, "passwordChanged", program, user.name);
    });
    console.log(`Contraseña de ${user.name} (se muestra una sola vez; que la cambie al entrar):\n  ${password}`);
    if (!user.isActive) console.log("No puede entrar: está desactivada. Una propietaria la activa en «Usuarios».");
  } finally {
    await db.destroy();
  }
}

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
