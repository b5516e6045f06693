import { randomBytes } from "node:crypto";
import {
  estimate,
  kinds,
  type LeadInput,
  localizedPath,
  messages,
  nowIso,
  plain,
  pricedKinds,
  privacyHashes,
  privacyVersion,
  siteRoutes,
} from "@estudio/contract";
import {
  eraseFromDisk,
  eraseLead,
  hashOf,
  isUniqueViolation,
  LeadModel,
  MailModel,
  oweLeadMails,
  searchTextOf,
  transaction,
} from "@estudio/database";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { isInBurst } from "../enquiries/burst";
import { isDoubtful } from "../enquiries/form";
import { invalid } from "../errors";
import type { Handlers } from "../http/handlers";
import { arrivalOf } from "../visits/arrival";
import { currentPrices } from "./prices";

/** Forms of the calculator: request a result by mail, or withdraw a lead. */
export function leadFormHandlers(deps: Deps): Pick<Handlers, "sendLead" | "withdrawLead"> {
  return {
    sendLead: async ({ ctx, body }) => {
      const isBurst = await isInBurst(deps, ctx);
      const { isNew, mailed } = await storeOnce(deps, body, isBurst || isDoubtful(body));
      deps.outbox.announce();
      if (ctx.state.form)
        redirectTo(
          ctx,
          localizedPath(siteRoutes[mailed ? "calculatorSent" : "calculatorReceived"].path, body.lang ?? "es"),
        );
      else ctx.status = isNew ? 201 : 200;
      return { ok: true, mailed };
    },
    withdrawLead: async ({ ctx, body: { token, lang = "es" } }) => {
      const isErased = await transaction(deps.db, async (trx) => {
        const lead = await LeadModel.query(trx).findOne({ token }).forUpdate();
        // A repeated withdrawal succeeds, because the lead is gone.
        if (lead) await eraseLead(trx, lead.id);
        return lead !== undefined;
      });
      if (isErased) await eraseFromDisk(deps.db);
      if (ctx.state.form) redirectTo(ctx, localizedPath(siteRoutes.withdrawn.path, lang));
      return { ok: true };
    },
  };
}

export function redirectTo(ctx: Context, path: string): void {
  ctx.redirect(path);
  ctx.status = 303;
}

type Stored = { isNew: boolean; mailed: boolean };

/** Store the lead and its mails in one transaction. A repetition on the same day is the same lead. */
async function storeOnce({ db, outbox }: Deps, input: LeadInput, doubtful: boolean): Promise<Stored> {
  const row = { ...(await rowOf(db, input)), doubtful };
  try {
    const mailed = await transaction(db, async (trx) => {
      const { id } = await LeadModel.query(trx).insert(row);
      return outbox.enabled && !doubtful && (await oweLeadMails(trx, { id, email: row.email }));
    });
    return { isNew: true, mailed };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { fingerprint } = row;
    const owed = MailModel.query(db)
      .where({ kind: "acknowledgement" })
      .whereIn("leadId", LeadModel.query(db).where({ fingerprint }).select("id"));
    return { isNew: false, mailed: (await owed.resultSize()) > 0 };
  }
}

/**
 * Build the row of a lead.
 * @throws Refusal invalid: the kind has no price
 */
async function rowOf(db: Deps["db"], input: LeadInput) {
  const { name, email, kind, m2, state, quality, district, lang = "es" } = input;
  const prices = await currentPrices(db);
  const offered = pricedKinds(prices);
  if (!offered.includes(kind)) throw invalid({ kind: messages.oneOf(offered) });
  const answers = { kind, m2, state, quality, district };
  const found = estimate(prices, answers);
  const phone = input.phone ?? "";
  const now = nowIso();
  return {
    name,
    email,
    phone,
    company: "",
    projectType: kind,
    budget: "",
    timeline: "",
    message: input.message ?? "",
    leadSource: "calculadora",
    answers,
    estimate: found,
    pricesVersion: found.version,
    lang,
    page: input.page ?? "",
    privacyVersion,
    privacyHash: privacyHashes[lang],
    privacyAcceptedAt: now,
    ...arrivalOf(input),
    guideId: null,
    guideTitle: "",
    confirmedAt: null,
    contactId: null,
    token: randomBytes(24).toString("base64url"),
    fingerprint: fingerprintOf(input, now.slice(0, 10)),
    createdAt: now,
    searchText: searchTextOf.lead({ name, email, phone }, kinds[kind]),
  };
}

/** Hash the request and its day, to recognize repetitions. */
function fingerprintOf(
  { name, email, phone, message, kind, m2, state, quality, district }: LeadInput,
  day: string,
): string {
  const said = [name, email, phone ?? "", message ?? ""].map((value) => plain(value).replace(/\s+/g, " ").trim());
  return hashOf(JSON.stringify([day, ...said, kind, m2, state, quality, district]));
}
