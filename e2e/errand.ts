import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";

/** What the pages' Content-Security-Policy has kept back, in any context of this worker, since the last errand ended. */
const refused: string[] = [];
const mark = "securitypolicyviolation";

/** Every errand goes through this: what a page's own policy refuses, a style most likely, is a fault that nobody sees. */
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

/** Also those that an errand opens for somebody else. */
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
  // Without scripts only the browser itself tells.
  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(mark) || text.includes("Content Security Policy directive")) refused.push(text);
  });
}
