import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";

/** Violations of the pages' Content-Security-Policy in this worker since the last test ended. */
const refused: string[] = [];
const mark = "securitypolicyviolation";

/**
 * Base of every test: it fails when the page's own policy blocks something, because such a fault is easy to overlook.
 */
export const test = base.extend<{ keepsPolicy: undefined }, { watched: undefined }>({
  watched: [
    async ({ browser }, use) => {
      await watchContexts(browser);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  keepsPolicy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use) => {
      await use(undefined);
      expect(refused.splice(0), "refused by the page's own Content-Security-Policy").toEqual([]);
    },
    { auto: true },
  ],
});

/** Also watch the contexts that a test opens for another person. */
async function watchContexts(browser: Browser): Promise<void> {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watch(context);
    return context;
  };
}

async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript((word) => {
    addEventListener(word, ({ effectiveDirective, blockedURI, sample, documentURI, sourceFile, lineNumber }) => {
      const where = `${documentURI} ${sourceFile}:${lineNumber}`;
      console.warn(`${word} ${effectiveDirective} ${blockedURI} ${sample} ${where}`);
    });
  }, mark as "securitypolicyviolation");
  // On pages without scripts only the browser's own message reports a violation.
  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(mark) || text.includes("Content Security Policy directive")) refused.push(text);
  });
}
