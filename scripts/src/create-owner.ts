import { randomBytes } from "node:crypto";
import { connect, migrate, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { databaseFromEnv } from "./env";

/**
 * `npm run create-owner`: makes an owner when there is none (or whenever OWNER_EMAIL names somebody new), and prints the
 * address and password once. OWNER_EMAIL and OWNER_PASSWORD override what is made up.
 */
async function main(): Promise<void> {
  const db = connect(databaseFromEnv());
  try {
    await migrate(db);
    const email = (process.env.OWNER_EMAIL || "propietaria@estudio.local").toLowerCase();
    const owners = await UserModel.query(db).where({ role: "owner" });
    if (owners.length > 0 && (!process.env.OWNER_EMAIL || owners.some((owner) => owner.email === email))) return;
    const password = process.env.OWNER_PASSWORD || randomBytes(9).toString("base64url");
    await createUser(db, { name: "Propietaria", email, password, role: "owner" });
    process.stdout.write(`${JSON.stringify({ email, password })}\n`);
  } finally {
    await db.destroy();
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
