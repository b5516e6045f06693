import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@estudio/contract";
import { guideFiles, guides } from "@estudio/database/seeds";
import { chromium } from "playwright";
import { chromium as executablePath } from "../testing/machine";
import { sheetOf } from "./sheet";

/** Maximum bytes of a guide: readers download it on a phone. */
const heaviest = 400 * 1024;

/**
 * `npm run guides:pdf`: make the demo's guides from the Markdown beside them, tagged, with outline, title and
 * language.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    for (const { slug } of guides)
      for (const lang of languages) {
        const path = join(guideFiles, `${slug}.${lang}.pdf`);
        await page.setContent(sheetOf(readFileSync(path.replace(/pdf$/, "md"), "utf8"), lang));
        await page.evaluate("document.fonts.ready");
        await page.pdf({
          path,
          format: "A4",
          tagged: true,
          outline: true,
          printBackground: true,
          preferCSSPageSize: true,
        });
        const { size } = statSync(path);
        if (size > heaviest) throw new Error(`${path} is too heavy: ${size} bytes`);
        console.log(`${slug}.${lang}.pdf ${Math.round(size / 1024)} kB`);
      }
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
