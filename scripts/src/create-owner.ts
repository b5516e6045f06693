import { randomBytes } from "node:crypto";
import { messages, userCreate } from "@estudio/contract";
import { connect, errorInWords, passwordProblem, program, UserModel, writeAudit } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { databaseFromEnv, migrated } from "./env";

/**
 * `npm run create-owner`: makes the first owner and prints the address and password once; with any owner there it does
 * nothing, ever. OWNER_EMAIL and OWNER_PASSWORD override what is made up.
 */
async function main(): Promise<void> {
  const db = connect(databaseFromEnv());
  try {
    await migrated(db);
    if (await UserModel.query(db).findOne({ role: "owner" })) return;
    const owner = await chosenOwner();
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

/** @throws Error naming the variable that cannot be used */
async function chosenOwner(): Promise<{ email: string; password: string }> {
  const address = (process.env.OWNER_EMAIL || "propietaria@estudio.local").toLowerCase();
  const password = process.env.OWNER_PASSWORD || randomBytes(16).toString("base64url");
  const { data: email } = userCreate.shape.email.safeParse(address);
  if (!email) throw new Error(`OWNER_EMAIL: ${messages.emailInvalid}`);
  const problem = await passwordProblem(password, Number(process.env.PASSWORD_MIN_LENGTH) || 6);
  if (problem) throw new Error(`OWNER_PASSWORD: ${problem}`);
  return { email, password };
}

main().catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
