import type { Language } from "../languages";

/** The privacy text in force; stamped on every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-24.2";

/**
 * SHA-256 of that text as it is written (`marketing/locales/xx/privacy.json`, before the studio's own data are filled in): with
 * it, what somebody agreed to can be shown years later. A test holds them against the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "ed1722adbb42a0cbc6e90c08e3590a0127b9f70240c9ae75ab492df6cd2fc202",
  ca: "3e94e8b4c30628df7c34ce77f8f9fc2ce407834f7e856779ab6548e8d967bb9b",
  en: "625702fc3ef33fe59b5a4517945fea723f0423af63b875cd6d37283560a3eec5",
};
