import { z } from "zod";
import { type BrandColour, contrastOf, formatContrast, isColour, minContrast, nearestReadable } from "./brand/colours";
import { typeScales } from "./brand/look";
import { maxVersions } from "./history/limits";
import { parseBackupTimes } from "./publishing/buildTimes";
import { email, id, moment, requiredText, text } from "./rules/fields";
import { keysOf } from "./rules/keys";
import { messages } from "./rules/messages";

const url = text(300).refine(
  (value) => value === "" || /^https:\/\/[^\s]+$/.test(value),
  "Escribe una dirección que empiece por https://",
);
/** A colour with enough contrast wherever the site uses it for text or behind text. */
const brandColour = (kind: BrandColour) =>
  text(7).superRefine((colour, { addIssue }) => {
    const message = refusalOf(kind, colour);
    if (message) addIssue({ code: "custom", message });
  });

function refusalOf(kind: BrandColour, colour: string): string | undefined {
  if (!isColour(colour)) return messages.colourInvalid;
  const ratio = contrastOf(kind, colour);
  if (ratio >= minContrast) return undefined;
  return messages.colourFaint(formatContrast(ratio), formatContrast(minContrast), nearestReadable(kind, colour));
}

/** The parser's error message becomes the validation message. */
const backupTimes = text(100).superRefine((value, { addIssue }) => {
  try {
    parseBackupTimes(value);
  } catch (error) {
    addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
  }
});
const figure = z.int().min(0).max(1_000_000);

/**
 * The studio's data for footer, contact page, structured data and mails. Hours as `9:00-18:00`.
 * - `whatsapp`: number with country code, `+34 600 11 22 33`; empty hides it.
 * - `answerHours`: promised hours of working days until an answer.
 * - `measuredHours`: recent hours until an answer, if the studio shows them.
 * - `keep…`: how long visitors' data are kept (0: until a person deletes them).
 * - `countVisits`: whether page views are counted.
 * - `sendsMail`: whether this installation can send mail, set at startup.
 */
export const publicSettings = z.object({
  brand: requiredText(100),
  wordmark: text(60),
  monogram: text(8).regex(/^(\p{L}\p{M}*){0,2}$/u, messages.monogram),
  accent: brandColour("accent"),
  dark: brandColour("dark"),
  typeScale: z.enum(keysOf(typeScales)),
  person: text(100),
  street: text(200),
  postalCode: text(20),
  city: text(100),
  region: text(100),
  country: text(100),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: text(50),
  whatsapp: text(30).refine((value) => value === "" || /^\+[1-9](?:[\s-]?\d){7,14}$/.test(value), messages.whatsapp),
  email: z.union([email, z.literal("")]),
  hoursWeekdays: text(50),
  hoursSaturday: text(50),
  instagram: url,
  pinterest: url,
  linkedin: url,
  facebook: url,
  legalName: text(200),
  taxId: text(50),
  priceRange: text(90),
  statProjects: figure,
  statSatisfaction: figure,
  statExperience: figure,
  statValueIncrease: figure,
  statDays: figure,
  answerHours: z.int().min(1).max(240),
  measuredHours: z.int().min(1).nullable(),
  keepContactsMonths: z.int().min(0).max(120),
  keepLeadsMonths: z.int().min(0).max(120),
  keepDoubtfulDays: z.int().min(0).max(365),
  countVisits: z.boolean(),
  sendsMail: z.boolean(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

/**
 * All settings. The environment (`BACKUP_AT`, `BACKUP_KEEP`) overrides those of backups.
 * - `notifyEmail`: receives a notice of each new enquiry; empty: nobody does.
 * - `countMissed`: whether 404 addresses are counted.
 * - `showAnswerTime`: whether the site shows the measured answer time.
 * - `sessionIdleDays`, `sessionMostDays`: a session ends after that time without use, or in any case.
 * - `requireSecondFactor`: users without a second factor must set one up first.
 * - `keepVersions`: versions kept per record, none longer than `keepVersionDays`.
 * - `backupAt`: times of day (Madrid), `03:30,15:00`; empty: no backups. They stay `backupKeepDays`.
 * - `backupLateHours`: a last good backup older than this raises an alarm.
 */
export const settingsInput = z
  .strictObject({
    ...publicSettings.omit({ measuredHours: true, sendsMail: true }).shape,
    notifyEmail: z.union([email, z.literal("")]),
    countMissed: z.boolean(),
    showAnswerTime: z.boolean(),
    sessionIdleDays: z.int().min(1).max(45),
    sessionMostDays: z.int().min(1).max(365),
    requireSecondFactor: z.boolean(),
    keepVersions: z.int().min(20).max(maxVersions),
    keepVersionDays: z.int().min(30).max(3650),
    backupAt: backupTimes,
    backupKeepDays: z.int().min(1).max(3650),
    backupLateHours: z.int().min(1).max(2400),
  })
  .partial();

export const settings = z.object({
  id,
  ...publicSettings.shape,
  notifyEmail: z.string(),
  countMissed: z.boolean(),
  showAnswerTime: z.boolean(),
  sessionIdleDays: z.int(),
  sessionMostDays: z.int(),
  requireSecondFactor: z.boolean(),
  keepVersions: z.int(),
  keepVersionDays: z.int(),
  backupAt: z.string(),
  backupKeepDays: z.int(),
  backupLateHours: z.int(),
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Settings = z.infer<typeof settings>;
