import type { Page } from "@playwright/test";

/** Return by how many pixels the page is wider than the window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Return the texts that are cut off by a box and cannot be scrolled to. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !text.textContent?.trim() ||
        !parent?.checkVisibility() ||
        parent.closest(".hidden, .skip, noscript, script, style, svg")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2 || words.height < 2) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== "none") break;
        const frame = box.getBoundingClientRect();
        const outX = words.left < frame.left - 1 || words.right > frame.right + 1;
        const outY = words.top < frame.top - 1 || words.bottom > frame.bottom + 1;
        if ((outX && /hidden|clip/.test(overflowX)) || (outY && /hidden|clip/.test(overflowY)))
          cut.push(`${box.tagName}.${box.className}: ${text.textContent.trim().slice(0, 60)}`);
      }
    }
    return cut;
  });

/** Return the links, buttons and fields that are covered when they are scrolled to the middle. */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      "main a, main button, main input, main select, main textarea, footer a",
    );
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest(".hidden") || control.tabIndex < 0) continue;
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const [rect] = control.getClientRects();
      if (!rect || rect.width < 2) continue;
      const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      if (hit && !control.contains(hit))
        covered.push(`${control.outerHTML.slice(0, 80)} beneath ${hit.tagName}.${hit.className}`);
    }
    return covered;
  });

/** Return the texts and controls that reach past the window's left or right edge. */
export const beyondWindow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const beyond: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.closest(".hidden, .skip, noscript, script, style, svg")) continue;
      if (getComputedStyle(element).clipPath !== "none") continue;
      const boxes = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          return words.getBoundingClientRect();
        });
      if (element.matches("a, button, input, select, textarea, summary")) boxes.push(element.getBoundingClientRect());
      if (boxes.some(({ left, right }) => left < -0.5 || right > clientWidth + 0.5))
        beyond.push(element.outerHTML.slice(0, 100));
    }
    return beyond;
  });
