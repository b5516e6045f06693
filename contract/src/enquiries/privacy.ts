import type { Language } from "../languages";

/** Version of the privacy text, stored with every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-28.1";

/**
 * SHA-256 of `marketing/locales/xx/privacy.json`, before the studio's data are filled in.
 * The hash proves years later which text a visitor accepted. A test compares them with the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "83abb1ff8aa63b258dbdf68ad96e8bfda82df45d0d04df9948bed814a95b44a3",
  ca: "12726eaf5a7bb9adfb7ad5964512ab0077eddda32b4be57e90b6072d4dbeff5b",
  en: "939ad324a873bd8cf868c61bbe60d60bfbbb307746719d0100daf26849aff091",
};
