import { addMonths, dayMs } from "@estudio/contract";
import type { Census, Row, Tables } from "./census";

type Settings = { contactMonths: number; leadMonths: number; doubtfulDays: number; versionDays: number };
type Rule = (row: Row, now: Date, settings: Settings) => boolean;
export type Losses = { lost: string[]; expired: string[] };

const creationDays = 30;
const hourMs = 3_600_000;
const auditMonths = 12;
const isBefore = (value: unknown, moment: Date) => String(value) < moment.toISOString();
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
const isOldRobot = (row: Row, now: Date, { doubtfulDays }: Settings) =>
  doubtfulDays > 0 && Boolean(row.doubtful) && isBefore(row.createdAt, daysAgo(now, doubtfulDays));
const isOlderThan = (row: Row, now: Date, months: number) =>
  months > 0 && row.state !== "won" && isBefore(row.createdAt, addMonths(now, -months));

/** When a row has been kept long enough, as the studio's settings and the owner's guide say. */
const rules: Record<string, Rule> = {
  contacts: (row, now, settings) => isOldRobot(row, now, settings) || isOlderThan(row, now, settings.contactMonths),
  leads: (row, now, settings) => isOldRobot(row, now, settings) || isOlderThan(row, now, settings.leadMonths),
  trashed_contacts: (row, now, settings) => isBefore(row.until, now) || isOldRobot(row, now, settings),
  trash: (row, now) => isBefore(row.until, now),
  sessions: (row, now) => isBefore(row.expiresAt, now),
  account_links: (row, now) => isBefore(row.expiresAt, now),
  versions: (row, now, { versionDays }) => isBefore(row.savedAt, daysAgo(now, versionDays)),
  creations: (row, now) => isBefore(row.at, daysAgo(now, creationDays)),
  // Keys under which pictures were sent, and which records an hour's reader has seen.
  uploads: (row, now) => isBefore(row.createdAt, daysAgo(now, 1)),
  person_reads: (row, now) => isBefore(row.at, new Date(now.getTime() - hourMs)),
  audit: (row, now) => isBefore(row.createdAt, addMonths(now, -auditMonths)),
};

/** Tables whose rows take rows of other tables with them: mails and files of an enquiry, versions of a record in the trash. */
const parents = ["trashed_contacts", "contacts", "leads", "trash"];

/**
 * Compare two counts.
 * @param now the right time: rows that have been kept long enough by it may be erased
 */
export function lossesBetween(before: Census, after: Census, now: Date): Losses {
  const settings = settingsOf(before.tables);
  const losses: Losses = { lost: [], expired: [] };
  const gone = new Set<string>();
  const others = [...before.tables.keys()].filter((name) => !parents.includes(name));
  for (const name of [...parents, ...others]) {
    const rows = rowsGone(name, before.tables, after.tables);
    const expired = rows.filter(
      (row) => rules[name]?.(row, now, settings) || ownersOf(row).some((one) => gone.has(one)),
    );
    if (parents.includes(name)) for (const row of expired) gone.add(nameOf(name, row));
    if (expired.length > 0) losses.expired.push(`${name} ${expired.length}`);
    if (rows.length > expired.length) losses.lost.push(`${name} ${rows.length - expired.length}`);
  }
  return losses;
}

const nameOf = (table: string, { id, resource, recordId }: Row): string =>
  table === "trash" ? `${resource} ${recordId}` : `${table === "leads" ? "lead" : "contact"} ${id}`;

/** Return what a row belongs to. The versions of a working copy are those of `12-copy`. */
const ownersOf = ({ contactId, leadId, resource, record }: Row): string[] => [
  `contact ${contactId}`,
  `lead ${leadId}`,
  `${resource} ${String(record).replace(/-copy$/, "")}`,
];

function rowsGone(name: string, before: Tables, after: Tables): Row[] {
  const left = after.get(name);
  return [...(before.get(name) ?? [])].filter(([key]) => !left?.has(key)).map(([, row]) => row);
}

function settingsOf(tables: Tables): Settings {
  const [row] = tables.get("settings")?.values() ?? [];
  return {
    contactMonths: Number(row?.keepContactsMonths),
    leadMonths: Number(row?.keepLeadsMonths),
    doubtfulDays: Number(row?.keepDoubtfulDays),
    versionDays: Number(row?.keepVersionDays),
  };
}
