import { api, owner } from "../panel/support";
import { expect, firstOf, fixedPages, list, open, phone, test } from "./support";

/** Whatever the pages' scripts threw since the page was opened. */
function thrownOn(page: Parameters<typeof open>[0]): string[] {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  return thrown;
}

test("an older browser, without what newer ones have, shows every page and takes it over", async ({ page }) => {
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
  test(`a script that fails ${what} leaves the page as it was: read, written in and left by its links`, async ({
    page,
  }) => {
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

test("a page whose script fails after a link within the site is asked for like any other, and can be left again", async ({
  page,
}) => {
  await open(page, "/contacto");
  await page.evaluate(() => Reflect.deleteProperty(String.prototype, "padStart"));
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await page.waitForURL("**/portfolio");
  await expect(page.locator("main article").first()).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/contacto");
  await expect(page.getByLabel("Nombre")).toBeVisible();
});

test("a page whose data a blocker keeps back is an ordinary one: its links lead on, its forms are sent, nothing waits for scripts", async ({
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

test("an article that is called like what a blocker keeps back is read, and its links lead on", async ({ page }) => {
  await api(page.request, "POST", "/api/auth/login", owner);
  const post = await api<{ id: number; slug: string }>(page.request, "POST", "/api/admin/blog", {
    title: `La primera visita ${Date.now()}`,
    content: "Qué se mira en una primera visita.",
    status: "published",
  });
  try {
    const address = `/blog/${post.slug}`;
    expect(address).toContain("-primera-visita-");
    // Until it is built it is made in the browser, of data that stand in the page.
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

test("pages are counted at an address that no list of blocked words knows", async ({ page }) => {
  const counted = page.waitForRequest((request) => request.method() === "POST");
  await open(page, "/portfolio");
  expect(new URL((await counted).url()).pathname).not.toMatch(/visit|track|stat|count|hit|view|analytic|beacon|log/);
});

test("an address whose signs mean nothing says that there is no such page, and no script fails at it", async ({
  page,
}) => {
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

test("the service worker of a site that stood here before goes away by itself, with what it kept", async ({ page }) => {
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
