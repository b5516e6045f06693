import type { Language } from "../languages";

/** The privacy text in force; stamped on every enquiry and lead. Change it when the text of /privacidad changes. */
export const privacyVersion = "2026-11-24";

/**
 * SHA-256 of that text as it is written (`marketing/locales/xx/privacy.json`, before the studio's own data are filled in): with
 * it, what somebody agreed to can be shown years later. A test holds them against the files.
 */
export const privacyHashes: Record<Language, string> = {
  es: "ae6eea41c74c7723a2b387af97e76284f927acf995bf237350e80b0b248e98c8",
  ca: "78a54a530529ed866b5824e5ab8f635284f4e732c680e63bcde993fecb11950a",
  en: "25772b76c3c0d0f8e04345d335b68f7453ba1aca5ccdcbec86817d3d7dfea50d",
};
