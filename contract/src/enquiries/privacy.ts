import type { Language } from "../languages";

/** The privacy text in force; stamped on every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-24";

/**
 * SHA-256 of that text as it is written (`marketing/locales/xx/privacy.json`, before the studio's own data are filled in): with
 * it, what somebody agreed to can be shown years later. A test holds them against the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "77d234d9ab0751288cef1125dd4abc9f5141c3ae8476dfeaccb3598e8a1c1788",
  ca: "106abf5929977c3681f35b4e47a731c8e6888705dafd383d1ffbfd2c6639f6e4",
  en: "c31d2b655f685c0130354245fd8d48c72f78dbe9d63658d397c96c2d44247743",
};
