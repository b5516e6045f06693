import type { Language } from "../languages";

/** The privacy text in force; stamped on every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-28.1";

/**
 * SHA-256 of that text as it is written (`marketing/locales/xx/privacy.json`, before the studio's own data are filled in): with
 * it, what somebody agreed to can be shown years later. A test holds them against the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "83abb1ff8aa63b258dbdf68ad96e8bfda82df45d0d04df9948bed814a95b44a3",
  ca: "12726eaf5a7bb9adfb7ad5964512ab0077eddda32b4be57e90b6072d4dbeff5b",
  en: "939ad324a873bd8cf868c61bbe60d60bfbbb307746719d0100daf26849aff091",
};
