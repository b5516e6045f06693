import type {
  Answers,
  Budget,
  ContactMethod,
  EnquiryState,
  GuideInput,
  Language,
  PostInput,
  ProjectInput,
  PublicSettings,
  Section,
  SectionItem,
  Timeline,
  TranslatedLanguage,
} from "@estudio/contract";

// The demo studio as data. Picture paths of the contract are file names in `../photos` here. The seeding program
// uploads the photos and replaces the names by paths.

type Texts<T> = Record<TranslatedLanguage, T>;

/** A project's texts in one translated language. The record itself has the Spanish ones. */
export type ProjectTexts = Pick<
  Required<ProjectInput>,
  "title" | "description" | "challenges" | "results" | "duration"
> &
  Pick<ProjectInput, "materials" | "cost" | "clientQuote">;
/** Fields that every demo project has. Fields added later may be missing. */
type Shown =
  | "title"
  | "slug"
  | "description"
  | "category"
  | "mainImage"
  | "galleryImages"
  | "beforeImage"
  | "afterImage";
export type SeedProject = Omit<ProjectInput, "publishAt" | "unpublishAt"> &
  Required<Pick<ProjectInput, Shown>> & { createdAt: string; translations: Texts<ProjectTexts> };

export type PostTexts = Pick<Required<PostInput>, "title" | "excerpt" | "content">;
/** Fields that every demo article has. Fields added later may be missing. */
type ShownOfPost =
  | "title"
  | "slug"
  | "category"
  | "imageUrl"
  | "publishedAt"
  | "readTime"
  | "status"
  | "excerpt"
  | "content";
export type SeedPost = Omit<PostInput, "publishAt" | "unpublishAt"> &
  Required<Pick<PostInput, ShownOfPost>> & { translations: Texts<PostTexts> };

export type GuideTexts = Pick<Required<GuideInput>, "title" | "summary" | "content" | "inside">;
/** Its files are in `../guides`, by slug and language. */
export type SeedGuide = GuideTexts &
  Pick<Required<GuideInput>, "slug" | "imageUrl" | "position"> & { createdAt: string; translations: Texts<GuideTexts> };

export type SectionTexts = Pick<Section, "title" | "subtitle" | "description" | "ctaText"> & {
  items: Omit<SectionItem, "image" | "service">[];
};
export type SeedSection = Omit<Section, "translations"> & { translations: Texts<SectionTexts> };
export type SeedItem = SectionItem;

export type SeedSettings = Omit<PublicSettings, "measuredHours" | "sendsMail"> & { notifyEmail: string };

/** One enquiry; `daysAgo` and `hour` (0-23, Madrid) count back from the day of seeding. */
export type SeedContact = {
  daysAgo: number;
  hour: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  contactMethod: ContactMethod;
  projectType: string;
  budget: Budget | "";
  timeline: Timeline | "";
  message: string;
  lang: Language;
  page: string;
  project: string;
  state: EnquiryState;
  doubtful: boolean;
};

/** One lead; `daysAgo` and `hour` as for an enquiry. */
export type SeedLead = {
  daysAgo: number;
  hour: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  lang: Language;
  answers: Answers;
};

/** Alternative texts of one photo. */
export type PhotoAlts = Record<Language, string>;
/** The point of interest of one photo. */
export type Focal = { x: number; y: number };
