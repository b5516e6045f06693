import type { Language } from "../languages";

/** The privacy text in force; stamped on every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-24";

/**
 * SHA-256 of that text as it is written (`marketing/locales/xx/privacy.json`, before the studio's own data are filled in): with
 * it, what somebody agreed to can be shown years later. A test holds them against the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "0a66c9967d6221a29c58ca58e0ea4e19bbe21cee43c567a5254f0feb9e63db8b",
  ca: "02594ceef85be9bc7575e72173ca3256b64efdaa0ee9dc6ff70df05d26d68406",
  en: "eafb79556c4428e3369feeb907816d4a403515a507ffbebeff6b60fe66be09fd",
};
