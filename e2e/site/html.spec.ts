import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { languages, localizedPath } from "@estudio/contract";
import { expect, firstOf, fixedPages, test } from "./support";

const jar = require.resolve("vnu-jar/build/dist/vnu.jar");

type Message = { url: string; type: string; message: string; extract?: string };

/** Return the Nu validator's errors for the pages in a folder, one line each, with the page's file. */
function validate(folder: string): string[] {
  const { stderr, error } = spawnSync(
    "java",
    [
      "-Xss2m",
      "-XX:TieredStopAtLevel=1",
      "-XX:+UseSerialGC",
      "-jar",
      jar,
      "--errors-only",
      "--format",
      "json",
      "--skip-non-html",
      folder,
    ],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, timeout: 840_000 },
  );
  if (error) throw error;
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages.map(({ url, message, extract = "" }) => `${basename(url)}: ${message} ${extract.trim()}`);
}

test("has valid HTML on every page type, in three languages", async ({ page }) => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), "estudio-html-"));
  const paths = [
    ...fixedPages,
    `/proyecto/${(await firstOf(page, "projects")).slug}`,
    `/blog/${(await firstOf(page, "blog")).slug}`,
    "/no-existe",
    "/proyecto/no-existe",
    "/blog/no-existe",
  ];
  for (const path of paths.flatMap((one) => languages.map((lang) => localizedPath(one, lang)))) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toMatch(/^<!doctype html>/i);
    expect(html.includes("\0"), `${path}: zero bytes`).toBe(false);
    writeFileSync(join(folder, `${path.replaceAll("/", "_")}.html`), html);
  }
  expect(validate(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
