import { splitLanguage, studioMoment, type Visits, visitDays } from "@estudio/contract";
import { ContactModel, LeadModel, SettingsModel, VisitModel } from "@estudio/database";
import type { Knex } from "knex";
import { dayBefore } from "./visits";

type PageVisits = Visits["pages"][number];
type Sent = { landing: string; page: string; referrer: string; kind: "contacts" | "leads" | "won" };

/** Return visits, enquiries and leads of the last days, by Spanish path and by referring site. */
export async function readVisitReport(db: Knex): Promise<Visits> {
  const since = dayBefore(visitDays.shown);
  const settings = await SettingsModel.query(db).findById(1);
  const sent = await sentSince(db, studioMoment(since).toISOString());
  const pages = new Map<string, PageVisits>();
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? { path, views: 0, arrivals: 0, contacts: 0, leads: 0, won: 0 };
    pages.set(path, page);
    return page;
  };
  for (const { path, views, arrivals } of await VisitModel.query(db).where("day", ">=", since)) {
    const page = pageOf(splitLanguage(path).path);
    page.views += views;
    page.arrivals += arrivals;
  }
  // Without a landing page, the enquiry counts for the page it was written on.
  for (const { landing, page, kind } of sent) pageOf(splitLanguage(landing || page || "/").path)[kind]++;
  return {
    counted: settings?.countVisits ?? false,
    pages: [...pages.values()].sort(
      (a, b) => b.contacts + b.leads - a.contacts - a.leads || b.views - a.views || (a.path < b.path ? -1 : 1),
    ),
    referrers: referrersOf(sent),
  };
}

/** Enquiries and leads that are not spam. A won enquiry appears twice: as an enquiry and as won. */
async function sentSince(db: Knex, since: string): Promise<Sent[]> {
  const contacts = await ContactModel.query(db)
    .select("landing", "page", "referrer", "state")
    .where({ doubtful: false })
    .where("createdAt", ">=", since);
  const leads = await LeadModel.query(db)
    .select("landing", "page", "referrer")
    .where({ doubtful: false })
    .where("createdAt", ">=", since);
  return [
    ...contacts.map((row) => ({ ...pick(row), kind: "contacts" as const })),
    ...contacts.filter(({ state }) => state === "won").map((row) => ({ ...pick(row), kind: "won" as const })),
    ...leads.map((row) => ({ ...pick(row), kind: "leads" as const })),
  ];
}

const pick = ({ landing, page, referrer }: Pick<Sent, "landing" | "page" | "referrer">) => ({
  landing,
  page,
  referrer,
});

function referrersOf(sent: Sent[]): Visits["referrers"] {
  const hosts = new Map<string, Visits["referrers"][number]>();
  for (const { referrer: host, kind } of sent.filter(({ referrer }) => referrer)) {
    const row = hosts.get(host) ?? { host, contacts: 0, leads: 0, won: 0 };
    hosts.set(host, row);
    row[kind]++;
  }
  return [...hosts.values()].sort((a, b) => b.contacts + b.leads - a.contacts - a.leads || (a.host < b.host ? -1 : 1));
}
