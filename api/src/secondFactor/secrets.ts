import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { hashOf, OneTimeCodesModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";

type Key = { id: string; bytes: Buffer };
const cipher = "aes-256-gcm";

/** Derives the sealing key from a session key. Neither reveals the other. */
function keyOf(sessionKey: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", sessionKey, "", "estudio/second-factor/1", 32));
  return { id: hashOf(bytes).slice(0, 8), bytes };
}

/** Encrypts secrets in the database, so that a stolen database does not reveal them. Decrypts with any known key. */
export class Secrets {
  private readonly keys: Key[];

  /** @param sessionKeys SESSION_KEYS, newest first */
  constructor(sessionKeys: string[]) {
    this.keys = sessionKeys.map(keyOf);
  }

  /** Encrypt with the newest key. Return `key.iv.tag.text`, the last three in base64url. */
  seal(text: string): string {
    const [key] = this.keys;
    if (!key) throw new Error("SESSION_KEYS: no hay ninguna clave");
    const iv = randomBytes(12);
    const sealing = createCipheriv(cipher, key.bytes, iv);
    const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
    return [key.id, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
  }

  /** Decrypt. Return undefined when the key is unknown or the text was altered. */
  open(sealed: string): string | undefined {
    const [id, iv = "", tag = "", text = ""] = sealed.split(".");
    const key = this.keys.find((one) => one.id === id);
    if (!key) return undefined;
    try {
      const opening = createDecipheriv(cipher, key.bytes, Buffer.from(iv, "base64url"));
      opening.setAuthTag(Buffer.from(tag, "base64url"));
      return opening.update(Buffer.from(text, "base64url"), undefined, "utf8") + opening.final("utf8");
    } catch {
      return undefined;
    }
  }

  usesNewestKey = (sealed: string): boolean => sealed.startsWith(`${this.keys[0]?.id}.`);
}

/**
 * Encrypt all secrets with the newest key, at startup, so that earlier keys can be removed from SESSION_KEYS. Secrets
 * of unknown keys are logged; their users sign in with a recovery code.
 */
export async function sealWithNewestKey(db: Knex, secrets: Secrets, log: Logger): Promise<void> {
  for (const { userId, secret } of await OneTimeCodesModel.query(db)) {
    if (secrets.usesNewestKey(secret)) continue;
    const text = secrets.open(secret);
    if (text === undefined) log.error({ userId }, "codes sealed with a key that is not in SESSION_KEYS");
    else
      await OneTimeCodesModel.query(db)
        .where({ userId, secret })
        .patch({ secret: secrets.seal(text) });
  }
}
