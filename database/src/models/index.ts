import {
  accountLink,
  attachment,
  auditEntry,
  contact,
  copySummary,
  type Guide,
  guide,
  lead,
  mail,
  media,
  type Page,
  type Post,
  type Project,
  page,
  plain,
  post,
  postCategory,
  previewInput,
  prices,
  project,
  settings,
  siteBuild,
  storedPageSeo,
  template,
  timelineEntry,
  trashed,
  trashedContact,
  user,
  versionedResource,
  versionSummary,
} from "@estudio/contract";
import { z } from "zod";

export type { ModelOf } from "./recordModel";

import { recordModel } from "./recordModel";
import { searchedModel } from "./searchedModel";
import { waysToReach } from "./waysToReach";

type PageDraft = Omit<Page, "id" | "updatedBy" | "version"> & { id: number };

/** What a search looks in: a private column. */
const searchText = z.string();

/** `password`: its hash; empty for somebody invited, which matches nothing. `passwordMadeUp`: by the program, which has shown it once. */
export class UserModel extends recordModel(
  user.omit({ invitation: true, secondFactor: true }).extend({ password: z.string(), passwordMadeUp: z.boolean() }),
  {
    table: "users",
  },
) {}

export class ProjectModel extends searchedModel(project.extend({ searchText }), {
  table: "projects",
  json: ["galleryImages", "results", "materials", "rooms", "translations"],
}) {}

export class PostModel extends searchedModel(post.extend({ searchText }), {
  table: "blog_posts",
  json: ["translations"],
}) {}

export class PageModel extends recordModel(
  page.extend({
    id: z.int(),
    createdAt: z.string(),
  }),
  { table: "page_content", json: ["sections"] },
) {}

/** `settled: false`: stored in haste, its search words and its count follow (`settleContacts`). */
export class ContactModel extends searchedModel(
  contact.extend({
    fingerprint: z.string().nullable(),
    searchText,
    settled: z.boolean().default(true),
    uploadKey: z.string().nullable().default(null),
  }),
  { table: "contacts" },
) {}

/** `messageId`: the mail in which it goes, which may tell of several enquiries; `claimedAt`: since when a process is at it. */
export class MailModel extends recordModel(
  mail.extend({
    messageId: z.string().nullable(),
    claimedAt: z.string().nullable(),
    /** How often it was claimed: of two processes at it, the one with the higher number has it. */
    fence: z.int().default(0),
    /** Whom it is to, where it is to one of the house. */
    userId: z.int().nullable().default(null),
    /** Whom it is to, where that stands nowhere else. */
    recipient: z.string().default(""),
    answerKey: z.string().default(""),
    subject: z.string().default(""),
    text: z.string().default(""),
  }),
  { table: "outbox" },
) {}

/** `file`: its name in the storage; without `contactId` it is to be taken away there. */
export class AttachmentModel extends recordModel(
  attachment.extend({ contactId: attachment.shape.contactId.nullable(), file: z.string() }),
  { table: "attachments" },
) {}

/** `personId`: who did it; an entry of before has none. */
export class TimelineModel extends recordModel(timelineEntry.extend({ personId: z.int().nullable().default(null) }), {
  table: "timeline",
}) {}

export class TemplateModel extends recordModel(template, { table: "answer_templates", json: ["translations"] }) {}

/** `file`: what the panel stored, its PDF in Spanish; those of the other languages stand in `translations`. */
export class GuideModel extends searchedModel(guide.extend({ searchText }), {
  table: "guides",
  json: ["inside", "translations"],
}) {}

export class GuideFileModel extends recordModel(
  z.object({ key: z.string(), name: z.string(), bytes: z.int(), createdAt: z.string() }),
  { table: "guide_files", idColumn: "key" },
) {}

/** What a link in a mail opens: the confirmation of an address, once, or a guide's file, until a moment. */
export class LeadLinkModel extends recordModel(
  z.object({
    id: z.int(),
    leadId: z.int(),
    kind: z.enum(["confirm", "file"]),
    hash: z.string(),
    until: z.string(),
    usedAt: z.string().nullable(),
    createdAt: z.string(),
  }),
  { table: "lead_links" },
) {}

/** `token`: what the link in its mails withdraws it by. */
export class LeadModel extends searchedModel(
  lead.extend({ token: z.string().nullable(), fingerprint: z.string().nullable(), searchText }),
  { table: "leads", json: ["answers", "estimate"] },
) {}

/** One row: the calculator's price table. */
export class PricesModel extends recordModel(prices, { table: "prices", json: ["rates"] }) {}

/** What the fixed pages are found and shared with. */
export class PageSeoModel extends recordModel(storedPageSeo, { table: "page_seo", json: ["translations"] }) {}

/** What categories of articles are called in other languages; which there are, the articles say. */
export class PostCategoryModel extends recordModel(
  postCategory
    .pick({ slug: true, translations: true, updatedBy: true, version: true })
    .extend({ id: z.int(), updatedAt: z.string() }),
  { table: "post_categories", json: ["translations"] },
) {}

export class SettingsModel extends recordModel(settings, { table: "settings" }) {}

export class MediaModel extends recordModel(
  media.extend({ ready: z.boolean(), shareReady: z.boolean().default(false) }),
  {
    table: "media",
    json: ["focal", "alts", "widths"],
  },
) {}

export class RedirectModel extends recordModel(
  z.object({ id: z.int(), kind: z.enum(["project", "post", "guide"]), slug: z.string(), recordId: z.int() }),
  { table: "redirects" },
) {}

export class HandRedirectModel extends recordModel(
  z.object({ id: z.int(), fromPath: z.string(), toPath: z.string(), createdAt: z.string(), createdBy: z.string() }),
  { table: "hand_redirects" },
) {}

export class MissedPathModel extends recordModel(z.object({ day: z.string(), path: z.string(), times: z.int() }), {
  table: "missed_paths",
  idColumn: ["day", "path"],
}) {}

export class VisitModel extends recordModel(
  z.object({ day: z.string(), path: z.string(), arrivals: z.int(), views: z.int() }),
  { table: "visits", idColumn: ["day", "path"] },
) {}

/** Of whom everything was erased: the hash of an address (`people/erasures.ts`). */
export class ErasureModel extends recordModel(z.object({ hash: z.string(), erasedAt: z.string() }), {
  table: "erasures",
  idColumn: "hash",
}) {}

/** What those hashes are made with: the studio's own key, and those of lists that a restore has read. */
export class ErasureKeyModel extends recordModel(z.object({ key: z.string(), createdAt: z.string() }), {
  table: "erasure_keys",
  idColumn: "key",
}) {}

/** Records of people that somebody has read lately (`api/src/privacy/readCounts.ts`). */
export class PersonReadModel extends recordModel(
  z.object({ userId: z.int(), listName: z.string(), recordId: z.int(), at: z.string() }),
  { table: "person_reads", idColumn: ["userId", "listName", "recordId"] },
) {}

export class SiteBuildModel extends recordModel(
  siteBuild.omit({ restorable: true }).extend({
    requestedRelease: z.string().nullable(),
    changedAt: z.string(),
    claimedBy: z.string().nullable(),
    heartbeatAt: z.string().nullable(),
    slot: z.enum(["queued", "running"]).nullable(),
  }),
  { table: "site_builds", json: ["changes"] },
) {}

export class SiteStateModel extends recordModel(
  z.object({ id: z.int(), revision: z.int(), built: z.int(), release: z.string().nullable(), pinned: z.boolean() }),
  { table: "site_state" },
) {}

export class SessionModel extends recordModel(
  z.object({
    id: z.string(),
    userId: z.int(),
    data: z.string(),
    device: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    expiresAt: z.string(),
    confirmedAt: z.string().nullable().default(null),
  }),
  { table: "sessions" },
) {}

/** `secret`: sealed by the API; `lastStep`: of the last code that was taken; `enabledAt`: null until a first one was right. */
export class OneTimeCodesModel extends recordModel(
  z.object({
    userId: z.int(),
    secret: z.string(),
    lastStep: z.int(),
    createdAt: z.string(),
    enabledAt: z.string().nullable(),
  }),
  { table: "one_time_codes", idColumn: "userId" },
) {}

/** `hash`: of the code that somebody keeps. */
export class RecoveryCodeModel extends recordModel(
  z.object({ id: z.int(), userId: z.int(), hash: z.string(), usedAt: z.string().nullable() }),
  { table: "recovery_codes" },
) {}

/** `publicKey`: its bytes as base64url; `counter`: how often it has signed, where it counts; `transports`: with commas. */
export class PasskeyModel extends recordModel(
  z.object({
    id: z.int(),
    userId: z.int(),
    name: z.string(),
    credentialId: z.string(),
    publicKey: z.string(),
    counter: z.int(),
    transports: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  }),
  { table: "passkeys" },
) {}

/** `id`: the hash of its token; `userId`: null while nobody knows who signs in; `stamp`: of the password that was right. */
export class SignInStepModel extends recordModel(
  z.object({
    id: z.string(),
    kind: z.enum(["password", "passkey", "register", "confirm"]),
    userId: z.int().nullable(),
    stamp: z.string(),
    challenge: z.string(),
    expiresAt: z.string(),
  }),
  { table: "sign_in_steps" },
) {}

/** `id`: the hash of the token that the mail carries. */
export class AccountLinkModel extends recordModel(
  z.object({ id: z.string(), userId: z.int(), kind: accountLink.shape.kind, expiresAt: z.string() }),
  { table: "account_links" },
) {}

export class AuditModel extends recordModel(auditEntry, { table: "audit" }) {}

export class UploadModel extends recordModel(
  z.object({ key: z.string(), userId: z.int(), createdAt: z.string(), usedAt: z.string().nullable() }),
  { table: "uploads", idColumn: "key" },
) {}

export class PreviewModel extends recordModel(
  z.object({
    token: z.string(),
    kind: z.enum(previewInput.options.map((option) => option.shape.kind.value)),
    record: z.custom<Project | Post | Guide | PageDraft>((value) => value !== null),
    shared: z.boolean(),
    expiresAt: z.string(),
  }),
  { table: "previews", idColumn: "token", json: ["record"] },
) {}

export class SearchWordModel extends recordModel(
  z.object({ listName: z.string(), ending: z.string(), recordId: z.int() }),
  { table: "search_words", idColumn: ["listName", "ending", "recordId"] },
) {}

export class ListVersionModel extends recordModel(z.object({ listName: z.string(), version: z.int() }), {
  table: "list_versions",
  idColumn: "listName",
}) {}

/** `record`: its id in the API; `snapshot`: what people write of it, as it was then. `versions.ts` writes them. */
export class VersionModel extends recordModel(
  versionSummary.extend({
    resource: versionedResource,
    record: z.string(),
    savedById: z.int().nullable().default(null),
    savedFrom: z.string(),
    snapshot: z.record(z.string(), z.unknown()),
  }),
  { table: "versions", idColumn: ["resource", "record", "version"], json: ["changed", "snapshot"] },
) {}

/** What a client called the creation of a record, so that asking for it again creates no other; `version`: what was written by that name. */
export class CreationModel extends recordModel(
  z.object({ resource: versionedResource, name: z.string(), recordId: z.int(), version: z.int(), at: z.string() }),
  { table: "creations", idColumn: ["resource", "name"] },
) {}

/** `record`: the whole row; `redirects`: the slugs that led to it. `trash.ts` writes them. */
export class TrashModel extends recordModel(
  trashed.extend({
    deletedById: z.int().nullable().default(null),
    record: z.record(z.string(), z.unknown()),
    redirects: z.array(z.string()),
  }),
  { table: "trash", json: ["record", "redirects"] },
) {}

/** `written`: the fields that people write, whole; when it is published by itself stands in `publishAt`. `content/copies.ts` writes them. */
export class WorkingCopyModel extends recordModel(copySummary.extend({ written: z.record(z.string(), z.unknown()) }), {
  table: "working_copies",
  json: ["written"],
}) {}

/** Who may do alone what one process at a time may do; until when, by the database's clock. `lease.ts` writes them. */
export class LeaseModel extends recordModel(
  z.object({ name: z.string(), owner: z.string(), fence: z.int(), expiresAt: z.string() }),
  { table: "leases", idColumn: "name" },
) {}

/** `lastWordAt`: of the last answer, note or call; `record`: all rows that come back. `lists/contactTrash.ts` writes them. */
export class TrashedContactModel extends recordModel(
  trashedContact.extend({
    ...contact.pick({ state: true, doubtful: true }).shape,
    deletedById: z.int().nullable().default(null),
    lastWordAt: z.string().nullable(),
    record: z.object({
      contact: ContactModel.schema,
      mails: z.array(MailModel.schema),
      timeline: z.array(TimelineModel.schema),
      leads: z.array(z.int()),
    }),
  }),
  { table: "trashed_contacts", json: ["record"] },
) {}

/** One row: `lookedAt` and `agreedMs` count while the clock is doubted. `clock/clockGuard.ts` writes it. */
export class ClockGuardModel extends recordModel(
  z.object({
    id: z.int(),
    seenAt: z.string().nullable(),
    doubtedSince: z.string().nullable(),
    lookedAt: z.string().nullable(),
    agreedMs: z.int(),
  }),
  { table: "clock_guard" },
) {}

/** `shownAt`: what the process's clock showed when the database's showed `judgedAt`. `clock/machineClocks.ts` writes it. */
export class MachineClockModel extends recordModel(
  z.object({ name: z.string(), shownAt: z.string(), judgedAt: z.string() }),
  { table: "machine_clocks", idColumn: "name" },
) {}

/** What the demo brought: the mark by which it is taken away again. */
export class DemoRecordModel extends recordModel(z.object({ tableName: z.string(), recordId: z.int() }), {
  table: "demo_records",
  idColumn: ["tableName", "recordId"],
}) {}

/**
 * What a search compares, accents and case taken off: the fields a person would look in, in every language. The first
 * line is what the record is called, so that ordering by this column is ordering by name as people do.
 */
export const searchTextOf = {
  project: (row: Pick<z.infer<typeof project>, "title" | "location" | "translations">) =>
    plain(
      [row.title, row.location, row.translations.ca?.title, row.translations.en?.title].filter(Boolean).join("\n"),
    ).slice(0, 760),
  post: (row: Pick<z.infer<typeof post>, "title" | "category" | "excerpt">) =>
    plain([row.title, row.category, row.excerpt].join("\n")),
  guide: (row: Pick<z.infer<typeof guide>, "title" | "summary" | "translations">) =>
    plain([row.title, row.translations.ca?.title, row.translations.en?.title, row.summary].filter(Boolean).join("\n")),
  contact: (
    row: Pick<z.infer<typeof contact>, "name" | "email" | "phone" | "company" | "projectType">,
    projectTypeLabel: string,
  ) => {
    const { name, email, phone, company, projectType } = row;
    return plain([name, company, projectType, projectTypeLabel, ...waysToReach(email, phone)].join("\n"));
  },
  lead: (row: Pick<z.infer<typeof lead>, "name" | "email" | "phone">, kindLabel: string) =>
    plain([row.name, kindLabel, ...waysToReach(row.email, row.phone)].join("\n")).slice(0, 760),
};
