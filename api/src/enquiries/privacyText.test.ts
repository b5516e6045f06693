import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, privacyHashes } from "@estudio/contract";

it.each(languages)("stores the hash of the privacy text that visitors accept in %s", (lang) => {
  const text = readFileSync(join(__dirname, "../../../marketing/locales", lang, "privacy.json"));
  // A changed text also needs a new `privacyVersion`.
  expect(privacyHashes[lang]).toBe(createHash("sha256").update(text).digest("hex"));
});
