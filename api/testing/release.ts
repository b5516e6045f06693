import { createHash } from "node:crypto";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";

/** The smallest release the server can serve: the shells and a 404. */
const least = () => {
  const files: Record<string, string> = { "/404.html": "404 Page Not Found" };
  for (const lang of ["", "/ca", "/en"])
    for (const shell of ["proyecto", "articulo", "guia"])
      files[`${lang}/_/${shell}/index.html`] =
        `<html data-shell="missing" lang="${lang}"><title data-fresh="Ya viene">No está</title>`;
  return files;
};

/** Writes a release by hand and serves it. @param more further files by path, with a leading slash */
export function serveRelease(dataDir: string, name: string, more: Record<string, string> = {}): void {
  const site = join(dataDir, "site");
  const files = { ...least(), ...more };
  const listed: ReleaseManifest["files"] = {};
  for (const [file, text] of Object.entries(files)) {
    const path = join(site, "releases", name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    listed[file] = { blob: createHash("sha256").update(text).digest("hex"), bytes: Buffer.byteLength(text) };
  }
  const manifest: ReleaseManifest = {
    name,
    sequence: 1,
    revision: 0,
    code: "",
    program: "",
    scripts: [],
    styles: [],
    siteUrl: "",
    contentSecurityPolicy: "default-src 'self'",
    files: listed,
  };
  writeFileSync(join(site, "releases", name, releaseManifestFile), JSON.stringify(manifest));
  rmSync(join(site, "current"), { force: true });
  symlinkSync(join("releases", name), join(site, "current"));
}
