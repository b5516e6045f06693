import { randomBytes } from "node:crypto";
import { canonicalEmail, messages, userCreate } from "@estudio/contract";
import { connect, passwordProblem, program, UserModel, writeAudit } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { command } from "./command";
import { databaseFromEnv, migrated } from "./env";

const usage = `npm run create-owner -- [correo@estudio.es] [--quiet]
  Crea la primera propietaria y muestra su contraseña una sola vez. OWNER_EMAIL y OWNER_PASSWORD dicen otro correo y otra contraseña.
  --quiet  no dice nada si ya hay una`;

/**
 * `npm run create-owner -- ana@estudio.es`: create the first owner and print the address and the password once.
 * When an owner exists it creates none and says so, unless `--quiet` is set, as in every start.
 * OWNER_EMAIL and OWNER_PASSWORD replace the generated values.
 */
async function create(address: string | undefined, isQuiet: boolean): Promise<void> {
  const db = connect(databaseFromEnv());
  try {
    await migrated(db);
    if (await UserModel.query(db).findOne({ role: "owner" })) {
      // On standard error, because `npm start` parses standard output.
      if (!isQuiet) console.error(thereIsOne);
      return;
    }
    const owner = await chosenOwner(address);
    if (await UserModel.query(db).findOne({ email: owner.email }))
      return console.error(
        `No hay propietaria, y ${owner.email} ya es de otra persona: di otro correo en OWNER_EMAIL.`,
      );
    await createUser(db, { name: "Propietaria", ...owner, role: "owner", passwordMadeUp: !process.env.OWNER_PASSWORD });
    await writeAudit(db, "userCreated", program, "Propietaria");
    process.stdout.write(`${JSON.stringify(owner)}\n`);
  } finally {
    await db.destroy();
  }
}

const thereIsOne =
  "Ya hay una propietaria, y no se crea otra. Si falta su contraseña: npm run reset-password -- SU-CORREO";

/** @throws Error in Spanish, naming the variable whose value cannot be used */
async function chosenOwner(given: string | undefined): Promise<{ email: string; password: string }> {
  const address = canonicalEmail(given || process.env.OWNER_EMAIL || "propietaria@estudio.local");
  const password = process.env.OWNER_PASSWORD || randomBytes(16).toString("base64url");
  const { data: email } = userCreate.shape.email.safeParse(address);
  if (!email) throw new Error(given ? messages.emailInvalid : `OWNER_EMAIL: ${messages.emailInvalid}`);
  const problem = await passwordProblem(password, Number(process.env.PASSWORD_MIN_LENGTH) || 6);
  if (problem) throw new Error(`OWNER_PASSWORD: ${problem}`);
  return { email, password };
}

command({
  usage,
  options: ["quiet"],
  words: 1,
  work: ([address], asked) => create(address, asked("quiet")),
});
