import { messages, nowIso, type SecondFactor } from "@estudio/contract";
import {
  hasSecondFactor,
  isUniqueViolation,
  OneTimeCodesModel,
  PasskeyModel,
  queueAccountNotice,
  RecoveryCodeModel,
  SettingsModel,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { invalid, notFound } from "../errors";
import type { Handlers } from "../http/handlers";
import { newSecret, timeStepOf, totpUri } from "./codes";
import { createRegistrationOptions, relyingPartyOf, verifyRegistration } from "./passkeys";
import { makeRecoveryCodes, recoveryLeft } from "./recoveryCodes";
import { isRequired } from "./required";
import { beginStep, openStep, takeChallenge } from "./steps";

type OwnFactorHandlers = Pick<
  Handlers,
  | "readSecondFactor"
  | "startCodes"
  | "turnOnCodes"
  | "turnOffCodes"
  | "renewRecoveryCodes"
  | "startPasskey"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey"
>;

/** Manage the user's own codes and passkeys. Each change is recorded in the audit log and reported by mail. */
export function ownFactorHandlers({ db, env, limits, outbox, secrets }: Deps): OwnFactorHandlers {
  const brandOf = async () => (await SettingsModel.query(db).findById(1))?.brand ?? "";
  const queueNotice = (trx: Knex.Transaction, user: UserModel, kind: "factorAdded" | "factorRemoved", what: string) =>
    outbox.enabled ? queueAccountNotice(trx, user.id, kind, what) : undefined;
  const changed = async (user: UserModel, recoveryCodes: string[] = []) => {
    outbox.announce();
    return { ...(await read(db, user.id)), recoveryCodes };
  };
  return {
    readSecondFactor: ({ user }) => read(db, user.id),
    startCodes: async ({ user }) => {
      const secret = newSecret();
      const createdAt = nowIso();
      await transaction(db, async (trx) => {
        const stored = await OneTimeCodesModel.query(trx).findById(user.id);
        if (stored?.enabledAt) throw invalid({ code: messages.codesOn });
        const row = { userId: user.id, secret: secrets.seal(secret), lastStep: 0, createdAt, enabledAt: null };
        await trx(OneTimeCodesModel.tableName).insert(row).onConflict("userId").merge();
      });
      return { secret, uri: totpUri(secret, await brandOf(), user.email) };
    },
    turnOnCodes: async ({ user, body }) => {
      const tries = String(user.id);
      await limits.requireWithBackoff("secondSteps", tries);
      const stored = await OneTimeCodesModel.query(db).findById(user.id);
      if (stored?.enabledAt) throw invalid({ code: messages.codesOn });
      const secret = stored && secrets.open(stored.secret);
      if (!secret) throw invalid({ code: messages.codesNotStarted });
      const lastStep = timeStepOf(secret, body.code);
      if (lastStep === undefined) throw invalid({ code: messages.codeWrongAtFirst });
      await limits.forget("secondSteps", tries);
      const codes = await transaction(db, async (trx) => {
        const isFirst = !(await hasSecondFactor(trx, user.id));
        const enabledAt = nowIso();
        const turnedOn = await OneTimeCodesModel.query(trx)
          .where({ userId: user.id, secret: stored.secret })
          .whereNull("enabledAt")
          .patch({ enabledAt, lastStep });
        if (turnedOn !== 1) throw invalid({ code: messages.codesNotStarted });
        await writeAudit(trx, "codesAdded", user);
        await queueNotice(trx, user, "factorAdded", "los códigos de una aplicación");
        return isFirst ? makeRecoveryCodes(trx, user.id) : [];
      });
      return changed(user, codes);
    },
    turnOffCodes: async ({ user }) => {
      await transaction(db, async (trx) => {
        const had = await OneTimeCodesModel.query(trx).delete().where({ userId: user.id }).whereNotNull("enabledAt");
        if (had === 0) throw invalid({ code: messages.noSecondFactor });
        await afterRemoval(trx, user.id);
        await writeAudit(trx, "codesRemoved", user);
        await queueNotice(trx, user, "factorRemoved", "los códigos de una aplicación");
      });
      return changed(user);
    },
    renewRecoveryCodes: async ({ user }) => {
      const codes = await transaction(db, async (trx) => {
        if (!(await hasSecondFactor(trx, user.id))) throw invalid({ code: messages.noSecondFactor });
        await writeAudit(trx, "recoveryCodesMade", user);
        return makeRecoveryCodes(trx, user.id);
      });
      return changed(user, codes);
    },
    startPasskey: async ({ ctx, user }) => {
      const options = await createRegistrationOptions(db, relyingPartyOf(ctx, env.SITE_URL), user, await brandOf());
      return { token: await beginStep(db, "register", user, options.challenge), options };
    },
    addPasskey: async ({ ctx, user, body }) => {
      const { step } = await openStep(db, body.token, ["register"]);
      if (step.userId !== user.id) throw invalid({ token: messages.stepEnded });
      const challenge = await takeChallenge(db, step);
      const made = await verifyRegistration(relyingPartyOf(ctx, env.SITE_URL), challenge, body.credential);
      const name = body.name.trim();
      const codes = await transaction(db, async (trx) => {
        const isFirst = !(await hasSecondFactor(trx, user.id));
        const times = { createdAt: nowIso(), lastUsedAt: null };
        await PasskeyModel.query(trx).insert({ userId: user.id, name, ...made, ...times });
        await writeAudit(trx, "passkeyAdded", user, name);
        await queueNotice(trx, user, "factorAdded", `la llave de acceso «${name}»`);
        return isFirst ? makeRecoveryCodes(trx, user.id) : [];
      }).catch((error) => {
        throw isUniqueViolation(error) ? invalid({ credential: messages.passkeyTaken }) : error;
      });
      return changed(user, codes);
    },
    renamePasskey: async ({ user, params, body }) => {
      const name = body.name.trim();
      await transaction(db, async (trx) => {
        const stored = await ownPasskey(trx, user, params.id);
        await PasskeyModel.query(trx).findById(stored.id).patch({ name });
        await writeAudit(trx, "passkeyRenamed", user, `${stored.name}: ${name}`);
      });
      return read(db, user.id);
    },
    removePasskey: async ({ user, params }) => {
      await transaction(db, async (trx) => {
        const stored = await ownPasskey(trx, user, params.id);
        await PasskeyModel.query(trx).deleteById(stored.id);
        await afterRemoval(trx, user.id);
        await writeAudit(trx, "passkeyRemoved", user, stored.name);
        await queueNotice(trx, user, "factorRemoved", `la llave de acceso «${stored.name}»`);
      });
      return changed(user);
    },
  };
}

/**
 * Find a passkey of this user.
 * @throws Refusal `not_found`, also for another user's passkey
 */
async function ownPasskey(trx: Knex.Transaction, user: UserModel, id: number): Promise<PasskeyModel> {
  const stored = await PasskeyModel.query(trx).findOne({ id, userId: user.id });
  if (!stored) throw notFound("Esa llave de acceso ya no está");
  return stored;
}

async function read(db: Knex, userId: number): Promise<SecondFactor> {
  const codes = await OneTimeCodesModel.query(db).findById(userId).whereNotNull("enabledAt");
  return {
    required: await isRequired(db),
    codes: codes !== undefined,
    recoveryLeft: await recoveryLeft(db, userId),
    passkeys: await PasskeyModel.query(db).where({ userId }).orderBy("id"),
  };
}

/**
 * Delete the recovery codes when no factor is left.
 * @throws Refusal `invalid` if the studio requires a factor, which rolls the removal back
 */
async function afterRemoval(trx: Knex.Transaction, userId: number): Promise<void> {
  if (await hasSecondFactor(trx, userId)) return;
  if (await isRequired(trx)) throw invalid({ "": messages.lastFactor });
  await RecoveryCodeModel.query(trx).delete().where({ userId });
}
