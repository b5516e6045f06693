import { createHash } from "node:crypto";
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
import { ContactModel, isUniqueViolation, retrying, searchTextOf, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { filesOf, type SentFile } from "../door/form";
import type { Handlers } from "../door/handlers";
import { factsOf } from "../errors";
import { newUploadKey } from "../storage";
import { arrivalOf } from "../visits/arrival";
import { keepAttachment, tooLarge } from "./attachments";
import { comesInCrowd } from "./crowd";

const shortestFillMs = 2000;

export function contactFormHandlers(deps: Deps): Pick<Handlers, "sendContact"> {
  return {
    sendContact: async ({ ctx, body }) => {
      const crowded = await comesInCrowd(deps, ctx);
      const { id, upload } = await storeOnce(deps, body, crowded);
      if (id) deps.settler.work();
      if (ctx.state.form) toThanks(ctx, body.lang ?? "es", await keepSent(deps, upload, filesOf(ctx)));
      else ctx.status = id ? 201 : 200;
      return { ok: true, ...(upload && body.files ? { upload } : {}) };
    },
  };
}

type Stored = { id?: number; upload?: string };

/** @returns the new enquiry's id, none when the same form was stored within the last 24 hours; and where its files may go */
async function storeOnce({ db, outbox }: Deps, input: ContactInput, crowded: boolean): Promise<Stored> {
  const fingerprint = fingerprintOf(input);
  const doubtful = crowded || isDoubtful(input);
  const row = {
    ...contactRow(input, currentTime()),
    doubtful,
    notice: outbox.enabled && !doubtful ? ("pending" as const) : ("none" as const),
    fingerprint,
    settled: false,
    // A robot's files are not taken.
    uploadKey: doubtful ? null : newUploadKey(),
  };
  const fresh = { upload: row.uploadKey ?? undefined };
  const id = await insertUnlessThere(db, row);
  if (id !== undefined) return { id, ...fresh };
  // The same form again, after a lost answer: its files may not have come yet.
  if (!(await letGo(db, fingerprint))) return { upload: await uploadOf(db, fingerprint) };
  return { id: await insertUnlessThere(db, row), ...fresh };
}

async function uploadOf(db: Knex, fingerprint: string): Promise<string | undefined> {
  return (await ContactModel.query(db).findOne({ fingerprint }))?.uploadKey ?? undefined;
}

/** The files that a page without scripts sent along. @returns whether all were kept: none of them costs the message */
async function keepSent(deps: Deps, upload: string | undefined, files: SentFile[]): Promise<boolean> {
  let all = true;
  for (const { name, path } of files)
    try {
      if (!upload || !path) throw tooLarge();
      await keepAttachment(deps, upload, name, path);
    } catch (error) {
      deps.log.warn({ code: factsOf(error).code }, "file of an enquiry not kept");
      all = false;
    }
  return all;
}

/** One short statement, whose turn always comes. The index decides, also between two requests at the same moment. */
async function insertUnlessThere(db: Knex, row: Partial<ContactModel>): Promise<number | undefined> {
  try {
    return (await retrying(async () => ContactModel.query(db).insert(row))).id;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** A fingerprint older than a day no longer stands in the way. @returns whether it was that old */
async function letGo(db: Knex, fingerprint: string): Promise<boolean> {
  const yesterday = nowIso(-dayMs);
  const aged = await transaction(db, async (trx) =>
    ContactModel.query(trx).where({ fingerprint }).where("createdAt", "<", yesterday).patch({ fingerprint: null }),
  );
  return aged > 0;
}

function contactRow(input: ContactInput, now: Date) {
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

/** Robots fill the hidden field, or are done before a person could have read the form. Kept and flagged, never dropped. */
export const isDoubtful = (input: Pick<ContactInput, "topic" | "website" | "elapsedMs">) =>
  fillsTrap(input) || (input.elapsedMs !== undefined && input.elapsedMs < shortestFillMs);

/** The same person saying the same: case, accents and blanks do not make another enquiry. */
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
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/** A page without scripts posts the form itself: it goes on to the thank-you page in its language, which says so when a file is missing. */
function toThanks(ctx: Context, lang: Language, allFiles: boolean): void {
  ctx.redirect(localizedPath(siteRoutes.thanks.path, lang) + (allFiles ? "" : `#${missingFilesAnchor}`));
  ctx.status = 303;
}
