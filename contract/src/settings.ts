import { z } from "zod";
import { email, id, moment, requiredText, text } from "./rules/fields";

const url = text(300).refine(
  (value) => value === "" || /^https:\/\/[^\s]+$/.test(value),
  "Escribe una dirección que empiece por https://",
);
const figure = z.int().min(0).max(1_000_000);

/**
 * The studio's own data: footer, contact page, structured data and mails all read it from here. Hours as `9:00-18:00`;
 * `answerHours`: within how many hours of working days an enquiry is answered; `measuredHours`: what it took lately, where the
 * studio shows it. `keep…`: how long what visitors sent is kept (0: until a person deletes it); `countVisits`: whether pages are counted.
 */
export const publicSettings = z.object({
  brand: requiredText(100),
  person: text(100),
  street: text(200),
  postalCode: text(20),
  city: text(100),
  region: text(100),
  country: text(100),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: text(50),
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
});
export type PublicSettings = z.infer<typeof publicSettings>;

/**
 * `notifyEmail`: who is told of a new enquiry; empty = nobody. `countMissed`: whether addresses that visitors do not find are
 * counted. `showAnswerTime`: whether the site says how long an answer takes, as it is measured. A session ends after `sessionIdleDays` without being used, and in any case after `sessionMostDays`.
 */
export const settingsInput = z
  .strictObject({
    ...publicSettings.omit({ measuredHours: true }).shape,
    notifyEmail: z.union([email, z.literal("")]),
    countMissed: z.boolean(),
    showAnswerTime: z.boolean(),
    sessionIdleDays: z.int().min(1).max(45),
    sessionMostDays: z.int().min(1).max(365),
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
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type Settings = z.infer<typeof settings>;
