import { randomBytes } from "node:crypto";
import { canonicalEmail, userCreate } from "@estudio/contract";
import {
  connect,
  givePassword,
  hashPassword,
  program,
  queueAccountNotice,
  takeSecondFactor,
  transaction,
  UserModel,
  writeAudit,
} from "@estudio/database";
import { command } from "./command";
import { existingDatabase, migrated } from "./env";

const withoutFactor = "sin-segundo-factor";
const usage = `npm run reset-password -- correo@estudio.es [--${withoutFactor}]`;

/**
 * `npm run reset-password -- ana@estudio.es`: set a generated password and print it once, for studios without mail.
 * The user's sessions end. It also works while the server runs.
 * `--sin-segundo-factor` also removes codes, passkeys and recovery codes, for users who lost them all and have no
 * other owner to ask.
 */
async function reset(address: string | undefined, takesFactor: boolean): Promise<void> {
  const email = address && canonicalEmail(address);
  if (!email) throw new Error(`Di de quién: ${usage}`);
  const db = connect(existingDatabase());
  try {
    await migrated(db);
    const user = await UserModel.query(db).findOne({ email: userCreate.shape.email.safeParse(email).data ?? email });
    if (!user) throw new Error(`No hay nadie con el correo ${email}`);
    const password = randomBytes(16).toString("base64url");
    const hash = await hashPassword(password);
    const mails = Boolean(process.env.SMTP_URL);
    const taken = await transaction(db, async (trx) => {
      await givePassword(trx, user.id, hash, { madeUp: true });
      await writeAudit(trx, "passwordChanged", program, user.name);
      if (mails) await queueAccountNotice(trx, user.id, "passwordChanged");
      if (!takesFactor || !(await takeSecondFactor(trx, user.id))) return false;
      await writeAudit(trx, "secondFactorTaken", program, user.name);
      if (mails)
        await queueAccountNotice(trx, user.id, "factorRemoved", "todo lo que se te pedía además de la contraseña");
      return true;
    });
    console.log(`Contraseña de ${user.name} (se muestra una sola vez; que la cambie al entrar):\n  ${password}`);
    if (taken) console.log("Su verificación en dos pasos se ha quitado: entra solo con la contraseña.");
    if (!user.isActive) console.log("No puede entrar: está desactivada. Una propietaria la activa en «Usuarios».");
  } finally {
    await db.destroy();
  }
}

command({
  usage,
  options: [withoutFactor],
  words: 1,
  work: ([address], asked) => reset(address, asked(withoutFactor)),
});
