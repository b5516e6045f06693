import { AccountLinkModel, AuditModel, SessionModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";

const everyMs = 24 * 60 * 60 * 1000;

/** Twelve months. */
function yearAgo(): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString();
}

/** Takes away what is not kept any longer: who did what a year ago, sessions and links that are over. */
export async function forgetOld(db: Knex): Promise<void> {
  const now = new Date().toISOString();
  await AuditModel.query(db).delete().where("createdAt", "<", yearAgo());
  await SessionModel.query(db).delete().where("expiresAt", "<", now);
  await AccountLinkModel.query(db).delete().where("expiresAt", "<", now);
}

/** Once at the start, then every day. @returns stops */
export function keepForgetting(db: Knex, log: Logger): () => void {
  const forget = () => forgetOld(db).catch((err) => log.warn({ err }, "what is old was not taken away"));
  void forget();
  const timer = setInterval(forget, everyMs).unref();
  return () => clearInterval(timer);
}
