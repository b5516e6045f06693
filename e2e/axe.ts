import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Return what axe finds wrong on the page: rule and elements.
 * Waits for animations first, because contrast is not final while something fades.
 * Legacy mode runs axe in the page itself, and only violations are reported: a third of the time. Frames (previews)
 * are left out.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("iframe")
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
