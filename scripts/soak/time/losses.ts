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

/**
 * Compare two counts.
 * @param now the right time, by which rows may have expired; undefined where the clock was doubted to the end: nothing may be erased
 */
export function lossesBetween(before: Census, after: Census, now: Date | undefined): Losses {
  const settings = settingsOf(before.tables);
  const lost: string[] = [];
  const expired: string[] = [];
  const erasedContacts = new Set<string>();
  for (const name of ["trashed_contacts", "contacts", "leads", ...before.tables.keys()]) {
    const gone = goneFrom(name, before.tables, after.tables);
    const isRight = (row: Row) =>
      now !== undefined &&
      (rules[name]?.(row, now, settings) ||
        erasedContacts.has(`contact ${row.contactId}`) ||
        erasedContacts.has(`lead ${row.leadId}`));
    const right = gone.filter(isRight);
    const kind = name === "leads" ? "lead" : "contact";
    if (["trashed_contacts", "contacts", "leads"].includes(name))
      for (const { id } of right) erasedContacts.add(`${kind} ${id}`);
    if (right.length > 0) expired.push(`${name} ${right.length}`);
    if (gone.length > right.length) lost.push(`${name} ${gone.length - right.length}`);
  }
  return { lost: [...new Set(lost)], expired: [...new Set(expired)] };
}

function goneFrom(name: string, before: Tables, after: Tables): Row[] {
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
