import {
  type ContactInput,
  currentTime,
  dayMs,
  enquiryCategory,
  fillsTrap,
  type Language,
  localizedPath,
  missingFilesAnchor,
  nowIso,
  plain,
  privacyHashes,
  privacyVersion,
  projectTypeLabel,
  siteRoutes,
} from "@estudio/contract";
import { ContactModel, hashOf, isUniqueViolation, oweMails, searchTextOf, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { factsOf } from "../errors";
import { filesOf, type SentFile } from "../http/bodies/form";
import type { Handlers } from "../http/handlers";
import { newUploadKey } from "../storage";
import { arrivalOf } from "../visits/arrival";
import { storeAttachment, tooLarge } from "./attachments/attachments";
import { isInBurst } from "./burst";

const minFillMs = 2000;

export function contactFormHandlers(deps: Deps): Pick<Handlers, "sendContact"> {
  return {
    sendContact: async ({ ctx, body }) => {
      const isBurst = await isInBurst(deps, ctx);
      const { id, upload } = await storeOnce(deps, body, isBurst);
      if (id) deps.outbox.announce();
      if (ctx.state.form) redirectToThanks(ctx, body.lang ?? "es", await storeFiles(deps, upload, filesOf(ctx)));
      else ctx.status = id ? 201 : 200;
      return { ok: true, ...(upload && body.files ? { upload } : {}) };
    },
  };
}

type Stored = { id?: number; upload?: string };

/**
 * Store an enquiry once in 24 hours.
 * @returns its id, undefined for a repetition; and the key for its files
 */
async function storeOnce({ db, outbox }: Deps, input: ContactInput, crowded: boolean): Promise<Stored> {
  const fingerprint = fingerprintOf(input);
  const doubtful = crowded || isDoubtful(input);
  const row = {
    ...newContactRow(input, currentTime()),
    doubtful,
    notice: outbox.enabled && !doubtful ? ("pending" as const) : ("none" as const),
    fingerprint,
    // Files of possible spam are refused.
    uploadKey: doubtful ? null : newUploadKey(),
  };
  const fresh = { upload: row.uploadKey ?? undefined };
  const id = await insertIfNew(db, row);
  if (id !== undefined) return { id, ...fresh };
  // A repetition after a lost answer may still have to send its files.
  if (!(await clearOldFingerprint(db, fingerprint))) return { upload: await uploadKeyOf(db, fingerprint) };
  return { id: await insertIfNew(db, row), ...fresh };
}

async function uploadKeyOf(db: Knex, fingerprint: string): Promise<string | undefined> {
  return (await ContactModel.query(db).findOne({ fingerprint }))?.uploadKey ?? undefined;
}

/**
 * Store the files of a no-script form. A failure does not cost the message.
 * @returns whether all were stored
 */
async function storeFiles(deps: Deps, upload: string | undefined, files: SentFile[]): Promise<boolean> {
  let all = true;
  for (const { name, path } of files)
    try {
      if (!upload || !path) throw tooLarge();
      await storeAttachment(deps, upload, name, path);
    } catch (error) {
      deps.log.warn({ code: factsOf(error).code }, "attachment not stored");
      all = false;
    }
  return all;
}

/** Insert, with the mails owed. The unique index refuses repetitions, concurrent ones too. */
async function insertIfNew(db: Knex, row: Partial<ContactModel>): Promise<number | undefined> {
  try {
    return await transaction(db, async (trx) => {
      const stored = await ContactModel.query(trx).insert(row);
      await oweMails(trx, stored);
      return stored.id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Clear a fingerprint older than a day, so that the enquiry may be repeated.
 * @returns whether there was one
 */
async function clearOldFingerprint(db: Knex, fingerprint: string): Promise<boolean> {
  const yesterday = nowIso(-dayMs);
  const aged = await transaction(db, async (trx) =>
    ContactModel.query(trx).where({ fingerprint }).where("createdAt", "<", yesterday).patch({ fingerprint: null }),
  );
  return aged > 0;
}

function newContactRow(input: ContactInput, now: Date) {
  const { name, email, projectType, contactMethod, message } = input;
  const label = projectTypeLabel(contactMethod, projectType);
  const company = input.company ?? "";
  const phone = input.phone ?? "";
  return {
    name,
    email,
    phone,
    company,
    projectType,
    budget: input.budget ?? "",
    timeline: input.timeline ?? "",
    message,
    contactMethod,
    category: enquiryCategory(contactMethod, projectType),
    lang: input.lang ?? "es",
    page: input.page ?? "",
    project: input.project ?? "",
    state: "new" as const,
    privacyVersion,
    privacyHash: privacyHashes[input.lang ?? "es"],
    privacyAcceptedAt: now.toISOString(),
    ...arrivalOf(input),
    createdAt: now.toISOString(),
    answeredAt: null,
    lostReason: "",
    assignedTo: null,
    searchText: searchTextOf.contact({ name, email, phone, company, projectType }, label),
  };
}

/**
 * Bots fill the hidden field, or submit before a person could have read the form. The enquiry is stored and marked,
 * never dropped.
 */
export const isDoubtful = (input: Pick<ContactInput, "topic" | "website" | "elapsedMs">) =>
  fillsTrap(input) || (input.elapsedMs !== undefined && input.elapsedMs < minFillMs);

/** Hash the enquiry's values without case, accents and extra spaces, to recognize repetitions. */
function fingerprintOf({
  name,
  email,
  phone,
  company,
  projectType,
  budget,
  timeline,
  message,
  contactMethod,
}: ContactInput): string {
  const said = [name, email, phone, company, projectType, budget, timeline, message, contactMethod].map((value) =>
    plain(value ?? "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return hashOf(JSON.stringify(said));
}

/** Redirect a no-script form to the thank-you page in its language, which says if a file is missing. */
function redirectToThanks(ctx: Context, lang: Language, allFiles: boolean): void {
  ctx.redirect(localizedPath(siteRoutes.thanks.path, lang) + (allFiles ? "" : `#${missingFilesAnchor}`));
  ctx.status = 303;
}
