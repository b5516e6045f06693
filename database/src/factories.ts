import {
  blankGuide,
  blankPost,
  blankProject,
  enquiryCategory,
  kinds,
  nowIso,
  pageKeys,
  privacyVersion,
  projectTypeLabel,
  slugify,
} from "@estudio/contract";
import type { Knex } from "knex";
import { GuideModel, MediaModel, PageModel, PostModel, ProjectModel } from "./models/content";
import { ContactModel, LeadModel } from "./models/enquiries";
import { searchTextOf } from "./models/searchText";
import { PricesModel, SettingsModel } from "./models/site";
import { UserModel } from "./models/users";
import { hashPassword } from "./people/password";

// Complete, valid rows for tests, seeds and benchmarks, with overrides. They request no build.

type Overrides<T> = Partial<Omit<T, keyof import("objection").Model>>;
const now = () => nowIso();
let serial = 0;
const next = () => `${++serial}-${process.pid}-${Math.floor(performance.now() * 1000)}`;

/** @param overrides `password` in plain text */
export async function createUser(db: Knex, overrides: Overrides<UserModel> = {}): Promise<UserModel> {
  const { password = "una-clave-larga", ...rest } = overrides;
  const row = {
    name: "Ana Prueba",
    email: `ana-${next()}@example.com`,
    role: "editor" as const,
    isActive: true,
    invitedAt: null,
    passwordMadeUp: false,
  };
  return UserModel.query(db).insertAndFetch({
    ...row,
    createdAt: now(),
    updatedAt: now(),
    version: 1,
    ...rest,
    password: await hashPassword(password),
  });
}

export function projectRow(overrides: Overrides<ProjectModel> = {}) {
  const title = overrides.title ?? `Proyecto ${next()}`;
  const row = {
    ...blankProject(),
    title,
    slug: slugify(title),
    location: "Madrid",
    createdAt: now(),
    updatedAt: now(),
    updatedBy: "",
    version: 1,
    ...overrides,
  };
  return { ...row, searchText: searchTextOf.project(row) };
}

export async function createProject(db: Knex, overrides: Overrides<ProjectModel> = {}): Promise<ProjectModel> {
  return ProjectModel.query(db).insertAndFetch(projectRow(overrides));
}

export function postRow(overrides: Overrides<PostModel> = {}) {
  const title = overrides.title ?? `Artículo ${next()}`;
  const row = {
    ...blankPost(),
    title,
    slug: slugify(title),
    category: "Consejos",
    createdAt: now(),
    updatedAt: now(),
    updatedBy: "",
    version: 1,
    ...overrides,
  };
  return { ...row, searchText: searchTextOf.post(row) };
}

export async function createPost(db: Knex, overrides: Overrides<PostModel> = {}): Promise<PostModel> {
  return PostModel.query(db).insertAndFetch(postRow(overrides));
}

export function guideRow(overrides: Overrides<GuideModel> = {}) {
  const title = overrides.title ?? `Guía ${next()}`;
  const row = {
    ...blankGuide(),
    title,
    slug: slugify(title),
    status: "published" as const,
    createdAt: now(),
    updatedAt: now(),
    updatedBy: "",
    version: 1,
    ...overrides,
  };
  return { ...row, searchText: searchTextOf.guide(row) };
}

export async function createGuide(db: Knex, overrides: Overrides<GuideModel> = {}): Promise<GuideModel> {
  return GuideModel.query(db).insertAndFetch(guideRow(overrides));
}

/** Create a picture's row without its files. */
export async function createMedia(db: Knex, overrides: Overrides<MediaModel> = {}): Promise<MediaModel> {
  return MediaModel.query(db).insertAndFetch({
    ...{ path: "/media/0123456789abcdef0123456789abcdef.jpg", hash: "0".repeat(64), width: 10, height: 10 },
    ...{ color: "#000000", focal: { x: 0.5, y: 0.5 }, alts: {}, credit: "", widths: [], bytes: 1, ready: true },
    ...{ createdAt: now(), updatedAt: now(), version: 1 },
    ...overrides,
  });
}

export async function createPage(db: Knex, overrides: Overrides<PageModel> = {}): Promise<PageModel> {
  const row = {
    pageKey: pageKeys[0],
    sections: [],
    createdAt: now(),
    updatedAt: now(),
    updatedBy: "",
    version: 1,
  };
  return PageModel.query(db).insertAndFetch({ ...row, ...overrides });
}

export function contactRow(overrides: Overrides<ContactModel> = {}) {
  const contactMethod = overrides.contactMethod ?? "general";
  const projectType = overrides.projectType ?? "renovacion";
  const row = {
    name: "Lucía Vega",
    email: `lucia-${next()}@example.com`,
    phone: "",
    company: "",
    projectType,
    budget: "",
    timeline: "",
    message: "Quiero reformar la cocina.",
    contactMethod,
    category: enquiryCategory(contactMethod, projectType),
    lang: "es" as const,
    page: "/contacto",
    project: "",
    state: "new" as const,
    doubtful: false,
    notice: "none" as const,
    privacyVersion,
    privacyHash: "",
    privacyAcceptedAt: overrides.createdAt ?? now(),
    referrer: "",
    landing: "",
    createdAt: now(),
    answeredAt: null,
    lostReason: "",
    assignedTo: null,
    fingerprint: null,
    ...overrides,
  };
  return { ...row, searchText: searchTextOf.contact(row, projectTypeLabel(contactMethod, projectType)) };
}

export async function createContact(db: Knex, overrides: Overrides<ContactModel> = {}): Promise<ContactModel> {
  return ContactModel.query(db).insertAndFetch(contactRow(overrides));
}

export function leadRow(overrides: Overrides<LeadModel> = {}) {
  const row = {
    name: "Marcos Gil",
    email: `marcos-${next()}@example.com`,
    phone: "",
    company: "",
    projectType: "cocina",
    budget: "",
    timeline: "",
    message: "",
    leadSource: "calculadora",
    answers: null,
    estimate: null,
    pricesVersion: null,
    lang: "es" as const,
    page: "/calculadora",
    doubtful: false,
    privacyVersion,
    privacyHash: "",
    privacyAcceptedAt: overrides.createdAt ?? now(),
    referrer: "",
    landing: "",
    guideId: null,
    guideTitle: "",
    confirmedAt: null,
    contactId: null,
    token: null,
    fingerprint: null,
    createdAt: now(),
    ...overrides,
  };
  return {
    ...row,
    searchText: searchTextOf.lead(row, row.answers ? kinds[row.answers.kind] : row.guideTitle || row.projectType),
  };
}

export async function createLead(db: Knex, overrides: Overrides<LeadModel> = {}): Promise<LeadModel> {
  return LeadModel.query(db).insertAndFetch(leadRow(overrides));
}

/** Set these prices in the single row of the price table, which a migration creates. */
export async function createPrices(db: Knex, rates: PricesModel["rates"]): Promise<PricesModel> {
  return PricesModel.query(db).patchAndFetchById(1, { rates, updatedAt: now() });
}

/** Change the single row of settings, which a migration creates. */
export async function createSettings(db: Knex, overrides: Overrides<SettingsModel> = {}): Promise<SettingsModel> {
  return SettingsModel.query(db).patchAndFetchById(1, { brand: "Estudio", updatedAt: now(), ...overrides });
}
