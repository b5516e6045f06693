import { api, owner } from "../panel/support";
import { expect, firstOf, fixedPages, list, open, phone, test } from "./support";

/** Collect what the pages' scripts throw from now on. */
function thrownOn(page: Parameters<typeof open>[0]): string[] {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  return thrown;
}

test("shows and hydrates every page in a browser without newer features", async ({ page }) => {
  const thrown = thrownOn(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, "canParse");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  const [project, post] = [await firstOf(page, "projects"), await firstOf(page, "blog")];
  for (const address of [...fixedPages, `/proyecto/${project.slug}`, `/blog/${post.slug}`, "/no-existe"]) {
    await open(page, address);
    await expect(page.locator("h1")).toBeVisible();
  }
  await page.setViewportSize(phone);
  await open(page, "/");
  await page.locator("header summary:visible").click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  expect(thrown).toEqual([]);
});

for (const [what, breakIt] of [
  [
    "while it takes the page over",
    () => {
      Reflect.deleteProperty(String.prototype, "padStart");
    },
  ],
  [
    "once it has taken the page over",
    () => {
      Object.defineProperty(Document.prototype, "referrer", {
        get() {
          throw new Error("no referrer here");
        },
      });
    },
  ],
] as const)
  test(`leaves the page usable when a script fails ${what}: read, filled in and left by links`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await page.setViewportSize(phone);
    await page.goto("/contacto");
    const before = await page.locator("main").innerText();
    await page.getByLabel("Nombre").fill("Ana sin guiones");
    await expect(page.locator("html")).toHaveAttribute("data-plain", "");
    expect(await page.locator("main").innerText()).toBe(before);
    await expect(page.getByLabel("Nombre")).toHaveValue("Ana sin guiones");
    await page.getByLabel("Correo electrónico").fill("ana@correo.example");
    await page.getByLabel("Tipo de proyecto").selectOption({ index: 1 });
    await page.getByLabel("Mensaje").fill(`Un formulario corriente, ${what}, ${Date.now()}.`);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await page.waitForURL("**/contacto/gracias");
    await page.locator("header summary:visible").click();
    await page.locator("header").getByRole("link", { name: "Portfolio" }).click();
    await page.waitForURL("**/portfolio");
    await expect(page.locator("main article").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Gracias");
  });

test("loads a page normally when its script fails after a link, and can be left again", async ({ page }) => {
  await open(page, "/contacto");
  await page.evaluate(() => Reflect.deleteProperty(String.prototype, "padStart"));
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await page.waitForURL("**/portfolio");
  await expect(page.locator("main article").first()).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/contacto");
  await expect(page.getByLabel("Nombre")).toBeVisible();
});

test("works as a plain page when a blocker keeps its data back: links, forms, nothing that needs scripts", async ({
  page,
}) => {
  await page.route(/page-data\/(contacto|portfolio|proyecto)\b/, (route) => route.abort());
  await page.goto("/contacto");
  await expect(page.locator("html")).toHaveAttribute("data-plain", "");
  await page.getByLabel("Nombre").fill("Ana con bloqueador");
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.getByLabel("Tipo de proyecto").selectOption({ index: 1 });
  await page.getByLabel("Mensaje").fill(`Con un bloqueador, ${Date.now()}.`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await page.waitForURL("**/contacto/gracias");
  await page.locator("header").getByRole("link", { name: "Portfolio" }).click();
  await page.waitForURL("**/portfolio");
  await expect(page.locator("html")).toHaveAttribute("data-plain", "");
  await expect(page.getByRole("link", { name: "Todos", exact: true })).toBeHidden();
  const [compared] = (await list(page, "projects")).filter(({ slug }) => slug);
  const { beforeImage } = await (await page.request.get(`/api/projects/${compared?.slug}?lang=es`)).json();
  if (beforeImage) {
    await page.goto(`/proyecto/${compared?.slug}`);
    await expect(page.locator("html")).toHaveAttribute("data-plain", "");
    await expect(page.getByRole("slider")).toBeHidden();
  }
});

test("shows an article whose address a blocker blocks, and its links work", async ({ page }) => {
  await api(page.request, "POST", "/api/auth/login", owner);
  const post = await api<{ id: number; slug: string }>(page.request, "POST", "/api/admin/blog", {
    title: `La primera visita ${Date.now()}`,
    content: "Qué se mira en una primera visita.",
    status: "published",
  });
  try {
    const address = `/blog/${post.slug}`;
    expect(address).toContain("-primera-visita-");
    // Before the build a page is rendered in the browser, from data inside the page.
    await expect
      .poll(async () => (await page.request.get(address)).headers()["x-robots-tag"], { timeout: 120_000 })
      .toBeUndefined();
    await page.route(/\bvisit/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort("blockedbyclient"),
    );
    await page.goto(address);
    await page.mouse.wheel(0, 1);
    await expect(page.locator("html")).toHaveAttribute("data-plain", "");
    await expect(page.locator("article").getByText("Qué se mira en una primera visita.")).toBeVisible();
    await page.locator("header").getByRole("link", { name: "Portfolio" }).click();
    await page.waitForURL("**/portfolio");
    await expect(page.locator("main article").first()).toBeVisible();
  } finally {
    await api(page.request, "DELETE", `/api/admin/blog/${post.id}`);
  }
});

test("counts pages at an address that no block list contains", async ({ page }) => {
  const counted = page.waitForRequest((request) => request.method() === "POST");
  await open(page, "/portfolio");
  expect(new URL((await counted).url()).pathname).not.toMatch(/visit|track|stat|count|hit|view|analytic|beacon|log/);
});

test("answers a malformed address with 404, and no script fails there", async ({ page }) => {
  const thrown = thrownOn(page);
  const answer = await page.goto("/x%E0");
  expect(answer?.status()).toBe(404);
  await page.mouse.wheel(0, 1);
  await expect(page.locator("html")).toHaveAttribute("data-plain", "");
  await page.locator("main").getByRole("link").first().click();
  await page.waitForURL((url) => !url.pathname.includes("%"));
  await expect(page.locator("h1")).toBeVisible();
  expect(thrown).toEqual([]);
});

test("removes the service worker of an earlier site, with its caches", async ({ page }) => {
  for (const address of ["/sw.js", "/service-worker.js"]) {
    await page.goto("/");
    await page.evaluate(async (script) => {
      await caches.open("the old site");
      await navigator.serviceWorker.register(script);
    }, address);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
  }
  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
});
