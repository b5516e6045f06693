import { randomBytes } from "node:crypto";
import {
  canonicalEmail,
  fillsTrap,
  type GuideRequestInput,
  localizedPath,
  messages,
  nowIso,
  privacyHashes,
  privacyVersion,
  siteRoutes,
} from "@estudio/contract";
import {
  GuideModel,
  hashOf,
  isUniqueViolation,
  LeadModel,
  putInOutbox,
  searchTextOf,
  transaction,
} from "@estudio/database";
import type { Knex } from "knex";
import { onlyPublished } from "../content/publication/published";
import type { Deps } from "../deps";
import { isInBurst } from "../enquiries/burst";
import { invalid, Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { redirectTo } from "../leads/form";
import { arrivalOf } from "../visits/arrival";
import { consumeLink, newLink } from "./links";
import { queueGuideMail } from "./queueGuideMail";

/**
 * Requests for guides. A request creates an unconfirmed lead and mails a confirmation link. The answer is the same
 * for known and unknown addresses.
 */
export function guideRequestHandlers(deps: Deps): Pick<Handlers, "requestGuide" | "confirmGuideRequest"> {
  const { db, outbox } = deps;
  return {
    requestGuide: async ({ ctx, body }) => {
      if (!outbox.enabled) {
        if (!ctx.state.form) throw new Refusal("unavailable", messages.guideNotMailed, { retryAfter: 3600 });
        // The page was loaded when mail could be sent. Store nothing, and redirect to the file.
        redirectTo(ctx, `/api/guides/${encodeURIComponent(body.guide)}/file?lang=${body.lang ?? "es"}`);
        return { ok: true };
      }
      const isBurst = await isInBurst(deps, ctx);
      const guide = await onlyPublished(GuideModel.query(db).findOne({ slug: body.guide }));
      if (!guide) throw invalid({ guide: messages.linkGone("Esa guía") });
      // Speed is no sign of a bot here: a browser fills in the single field at once.
      await storeRequest(db, guide, body, isBurst || fillsTrap(body));
      outbox.announce();
      if (ctx.state.form) redirectTo(ctx, localizedPath(siteRoutes.guideAsked.path, body.lang ?? "es"));
      return { ok: true };
    },
    confirmGuideRequest: async ({ ctx, body }) => {
      const confirmed = await transaction(db, (trx) => confirm(trx, body.token));
      if (!confirmed) throw invalid({ token: messages.guideLinkEnded });
      outbox.announce();
      if (ctx.state.form)
        redirectTo(ctx, `${localizedPath(siteRoutes.guideDownload.path, confirmed.lang)}?t=${confirmed.token}`);
      return { ok: true, file: `/api/guide-files/${confirmed.token}` };
    },
  };
}

/** Store one lead per person and guide, however often they ask. */
async function storeRequest(db: Knex, guide: GuideModel, input: GuideRequestInput, doubtful: boolean): Promise<void> {
  const row = { ...rowOf(guide, input), doubtful };
  const { fingerprint } = row;
  const store = () =>
    transaction(db, async (trx) => {
      const known = await LeadModel.query(trx).findOne({ fingerprint }).forUpdate();
      if (known) return repeatRequest(trx, known, row);
      const lead = await LeadModel.query(trx).insertAndFetch(row);
      if (!doubtful) await queueGuideMail(trx, lead, "confirmation");
    });
  await store().catch((error) => {
    // A concurrent request stored the same lead first.
    if (!isUniqueViolation(error)) throw error;
    return store();
  });
}

/** Send the guide again to a confirmed lead, and a confirmation to others. Possible spam changes nothing. */
async function repeatRequest(
  trx: Knex.Transaction,
  known: LeadModel,
  row: ReturnType<typeof rowOf> & { doubtful: boolean },
) {
  if (row.doubtful) return;
  if (known.confirmedAt) return queueGuideMail(trx, known, "guide");
  const { lang, page, privacyVersion: version, privacyHash, privacyAcceptedAt, searchText } = row;
  const again = { lang, page, privacyVersion: version, privacyHash, privacyAcceptedAt, doubtful: false };
  const lead = await LeadModel.query(trx).patchAndFetchById(known.id, {
    ...again,
    ...(row.name && { name: row.name, searchText }),
  });
  await queueGuideMail(trx, lead, "confirmation");
}

function rowOf(guide: GuideModel, { email, lang = "es", ...input }: GuideRequestInput) {
  const name = (input.name ?? "").trim();
  const now = nowIso();
  return {
    name,
    email,
    phone: "",
    company: "",
    projectType: "",
    budget: "",
    timeline: "",
    message: "",
    leadSource: "guia",
    answers: null,
    estimate: null,
    pricesVersion: null,
    guideId: guide.id,
    guideTitle: guide.title,
    confirmedAt: null,
    lang,
    page: input.page ?? "",
    privacyVersion,
    privacyHash: privacyHashes[lang],
    privacyAcceptedAt: now,
    ...arrivalOf(input),
    contactId: null,
    token: randomBytes(24).toString("base64url"),
    fingerprint: hashOf(JSON.stringify(["guia", guide.id, canonicalEmail(email)])),
    createdAt: now,
    searchText: searchTextOf.lead({ name, email, phone: "" }, guide.title),
  };
}

/**
 * Confirm the address: put the guide and the studio's notice in the outbox.
 * @returns the language, and the token of a link to the file; undefined if the link is not valid
 */
async function confirm(trx: Knex.Transaction, token: string) {
  const lead = await consumeLink(trx, token);
  if (!lead) return undefined;
  if (!lead.confirmedAt) {
    await LeadModel.query(trx).findById(lead.id).patch({ confirmedAt: nowIso(), doubtful: false });
    const studio = await trx("settings").first("notifyEmail");
    if (studio?.notifyEmail) await putInOutbox(trx, { leadId: lead.id }, ["notice"]);
  }
  await queueGuideMail(trx, lead, "guide");
  return { lang: lead.lang, token: await newLink(trx, lead.id, "file") };
}
