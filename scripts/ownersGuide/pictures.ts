/// <reference lib="dom" />
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { studioTimeZone } from "@estudio/contract";
import { type Browser, chromium, type Page } from "playwright";
import { type Product, startProduct } from "../bench/product";
import { chromium as executablePath, freePort } from "../testing/machine";
import { pictures } from "./screens";

const folder = join(__dirname, "../../docs/guia/imagenes");
const owner = {
  email: process.env.OWNER_EMAIL || "lucia@estudiolumbre.es",
  password: process.env.OWNER_PASSWORD || "una frase de cuatro palabras",
};
/** A picture of the guide has at most 80 kB, at the best quality that fits. */
const heaviest = 80 * 1024;

/**
 * `npm run guide:pictures [name…]`: take the guide's pictures, all or the named ones.
 * It starts a product with the demo, or uses the running one at GUIDE_URL (with OWNER_EMAIL and OWNER_PASSWORD).
 */
async function main(names: string[]): Promise<void> {
  const { base, stop } = await product();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--lang=es-ES"],
    env: { ...process.env, LANGUAGE: "es" },
  });
  try {
    await takeAll(browser, base, names);
  } finally {
    await browser.close();
    await stop();
  }
}

async function product(): Promise<Product> {
  if (process.env.GUIDE_URL) return { base: process.env.GUIDE_URL, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-guide-"));
  const variables = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };
  const { base, stop } = await startProduct(dataDir, await freePort(), variables);
  return { base, stop: () => stop().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

async function takeAll(browser: Browser, base: string, names: string[]): Promise<void> {
  const page = await signedIn(browser, base);
  mkdirSync(folder, { recursive: true });
  for (const [name, arrange] of Object.entries(pictures)) {
    if (names.length > 0 && !names.includes(name)) continue;
    await arrange(page);
    await settled(page);
    const picture = await compact(page);
    writeFileSync(join(folder, `${name}.webp`), picture);
    console.log(`${name}.webp ${Math.round(picture.length / 1024)} kB`);
    await page.unrouteAll();
  }
  const unused = readdirSync(folder).filter((file) => !(file.replace(".webp", "") in pictures));
  for (const file of unused) rmSync(join(folder, file));
}

async function signedIn(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    locale: "es-ES",
    timezoneId: studioTimeZone,
    viewport: { width: 1200, height: 750 },
    reducedMotion: "reduce",
  });
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const me = await context.request.post("/api/auth/login", { data: owner, headers });
  if (!me.ok()) throw new Error(`The owner could not sign in: ${me.status()}`);
  await context.request.put("/api/auth/me", { data: { name: "Lucía Herrero" }, headers });
  return context.newPage();
}

/** Wait until fonts and pictures are loaded and no spinner is left. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => !document.querySelector(".MuiCircularProgress-root"));
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one.complete || bottom < 0 || top > window.innerHeight;
    }),
  );
}

/** Return the screen as WebP, at the best quality whose size is allowed. */
async function compact(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  for (let quality = 90; ; quality -= 10) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length <= heaviest || quality <= 10) return picture;
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
