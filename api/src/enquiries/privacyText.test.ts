import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, privacyHashes } from "@estudio/contract";

test.each(languages)("what visitors agree to in %s is the text whose fingerprint is stored", (lang) => {
  const text = readFileSync(join(__dirname, "../../../marketing/locales", lang, "privacy.json"));
  // Another text needs a version of its own too: `privacyVersion`.
  expect(privacyHashes[lang]).toBe(createHash("sha256").update(text).digest("hex"));
});
