import { pageKeys, pageSections, sectionDefinition } from "../../contract/src/pages/sections";
import { api, owner } from "../panel/support";
import { expect, test } from "./support";

/**
 * Not on the preview: the link to all projects needs more than two, and the contact page's picture is only for
 * sharing.
 */
const elsewhere = ["homepage/featured-projects/ctaText", "contact/hero/image"];

for (const pageKey of pageKeys)
  test(`shows every field of the section forms on its page: ${pageKey}`, async ({ page }) => {
    await api(page.request, "POST", "/api/auth/login", owner);
    const { sections: stored } = await api<{ sections: { image: string }[] }>(
      page.request,
      "GET",
      "/api/admin/pages/homepage",
    );
    const image = stored.find((one) => one.image)?.image;
    const known: Record<string, unknown> = {
      image,
      ctaUrl: "/portfolio",
      service: "business",
      from: 8,
      until: 12,
      unit: "percent",
    };
    const texts: string[] = [];
    let pictures = 0;
    const filled = (place: string, fields: object) =>
      Object.fromEntries(
        Object.keys(fields).map((field) => {
          const text = `${place} ${field}`;
          const isShown = !elsewhere.includes(`${pageKey}/${place}/${field}`);
          if (field === "image" && isShown) pictures++;
          if (!(field in known) && isShown) texts.push(text);
          return [field, known[field] ?? text];
        }),
      );
    const sections = pageSections[pageKey].map((sectionKey) => {
      const { fields = {}, items } = sectionDefinition(pageKey, sectionKey) ?? {};
      const item = items && filled(`${sectionKey} item`, items.fields);
      return { sectionKey, ...filled(sectionKey, fields), ...(item && { items: [item] }) };
    });
    const { url } = await api<{ url: string }>(page.request, "POST", "/api/admin/previews", {
      kind: "page",
      id: pageKey,
      values: { sections },
    });
    await page.goto(url);
    for (const text of texts) await expect(page.getByText(text).first()).toBeAttached();
    const hash = image?.split("/").at(-1)?.replace(".jpg", "") ?? "-";
    await expect(page.locator(`main img:is([src*="${hash}"], [data-src*="${hash}"])`)).toHaveCount(pictures);
  });
