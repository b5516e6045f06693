import { desktop, expect, firstOf, fixedPages, phone, test } from "../support";

/**
 * Return the elements that look different when the components' style sheets come in reverse order. Runs in the page.
 */
function otherwiseInAnotherOrder(): string[] {
  const moduleOf = (rule: string) => /\.(\w+)-module--/.exec(rule)?.[1] ?? "";
  const modules = new Map<string, string[]>();
  for (const sheet of document.styleSheets)
    for (const { cssText } of sheet.cssRules)
      modules.set(moduleOf(cssText), [...(modules.get(moduleOf(cssText)) ?? []), cssText]);
  const looks = () =>
    [...document.querySelectorAll("body *")].map((element) => {
      const style = getComputedStyle(element);
      return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
    });
  const within = (order: string[][]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(order.flat().join("\n"));
    document.adoptedStyleSheets = [sheet];
    for (const animation of document.getAnimations()) animation.finish();
    return looks();
  };
  for (const sheet of document.styleSheets) sheet.disabled = true;
  const order = [...modules.values()];
  const [before, after] = [within(order), within(order.reverse())];
  const elements = [...document.querySelectorAll("body *")];
  return elements.flatMap((element, index) => {
    const names = [...(before[index] ?? [])].filter(([name, value]) => after[index]?.get(name) !== value);
    return names.length > 0 ? [`${element.getAttribute("class")}: ${names.map(([name]) => name)}`] : [];
  });
}

/** Return the component classes without a rule in the page. Runs in the page. */
function withoutRules(): string[] {
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join("\n");
  const classes = [...document.querySelectorAll("[class*=-module--]")].flatMap(({ classList }) => [...classList]);
  return [...new Set(classes)].filter((name) => name.includes("-module--") && !css.includes(`.${name}`));
}

test.use({ javaScriptEnabled: false });

test("has the styles of all it shows, and looks the same in any order of them", async ({ page }) => {
  test.setTimeout(600_000);
  const [project, post] = [await firstOf(page, "projects"), await firstOf(page, "blog")];
  const paths = [...fixedPages, "/guias", `/proyecto/${project.slug}`, `/blog/${post.slug}`];
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
    for (const name of await page.evaluate(withoutRules)) faults.push(`${path}: no rule for ${name}`);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await page.reload();
      for (const fault of await page.evaluate(otherwiseInAnotherOrder)) faults.push(`${path} ${size.width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
