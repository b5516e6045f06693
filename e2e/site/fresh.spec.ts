import { api, owner, unique } from "../panel/support";
import { expect, firstOf, hydrated, open, test } from "./support";

test("shows newer content in place of the built one, without moving the page", async ({ page }) => {
  const project = await firstOf(page, "projects");
  const record = await (await page.request.get(`/api/projects/${project.slug}?lang=es`)).json();
  await page.route(`**/api/projects/${project.slug}?lang=es`, (route) =>
    route.fulfill({ json: { ...record, title: "Un título de hace un segundo" } }),
  );
  await page.goto(`/proyecto/${project.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un título de hace un segundo");
});

test("does not refresh a pinned release", async ({ page }) => {
  const project = await firstOf(page, "projects");
  const record = await (await page.request.get(`/api/projects/${project.slug}?lang=es`)).json();
  const asked = page.waitForRequest(`**/api/projects/${project.slug}?lang=es`);
  await page.route(`**/api/projects/${project.slug}?lang=es`, (route) =>
    route.fulfill({ json: { ...record, title: "Todavía no" }, headers: { "X-Site-Pinned": "1" } }),
  );
  await page.goto(`/proyecto/${project.slug}`);
  await asked;
  await page.waitForTimeout(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
});

test("does not call a page newer than the build missing, and keeps it from search engines until it is built", async ({
  page,
  browser,
}) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await api(page.request, "POST", "/api/auth/login", owner);
  const project = await api<{ id: number; slug: string; title: string }>(page.request, "POST", "/api/admin/projects", {
    title: unique("Ático recién publicado"),
  });
  try {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/projects/${project.slug}?lang=es`, (route) => held.then(() => route.continue()));
    const address = `/proyecto/${project.slug}`;
    const [answer] = await Promise.all([page.goto(address), withoutScripts.goto(address)]);
    await expect(withoutScripts.getByText("Vuelve a cargarla dentro de un momento")).toBeVisible();
    await expect(page.getByText("Vuelve a cargarla")).toBeHidden();
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    const [head] = ((await answer?.text()) ?? "").split("</head>");
    expect(head).toContain(">Cargando...");
    expect(head).not.toMatch(/noindex|content="Proyecto no encontrado|>Proyecto no encontrado/);
    await hydrated(page);
    await expect(page).toHaveTitle(/^Cargando/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    release();
    await expect(page).toHaveTitle(new RegExp(project.title));
  } finally {
    await withoutScripts.close();
    await api(page.request, "DELETE", `/api/admin/projects/${project.id}`);
  }
});

test("keeps every built page while the API is down", async ({ page }) => {
  const project = await firstOf(page, "projects");
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, json: { message: "", code: "unavailable" } }));
  for (const address of ["/", "/portfolio", "/empresas", "/blog", `/proyecto/${project.slug}`]) {
    await open(page, address);
    await page.waitForTimeout(300);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.getByText("Cargando...")).toHaveCount(0);
    await expect(page.getByText("Error al cargar")).toHaveCount(0);
  }
});

test("replaces an open page by the not-found view when its project is withdrawn", async ({ page }) => {
  const project = await firstOf(page, "projects");
  await page.route(`**/api/projects/${project.slug}?lang=es`, (route) =>
    route.fulfill({ status: 404, json: { message: "", code: "not_found" } }),
  );
  await page.goto(`/proyecto/${project.slug}`);
  await expect(page.getByRole("heading", { name: "Proyecto no encontrado" })).toBeVisible();
});

test("has texts for a site without featured projects and articles", async ({ page }) => {
  await page.route("**/api/projects/featured?*", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/blog?*", (route) => route.fulfill({ json: [] }));
  await page.goto("/");
  await expect(page.getByText("No hay proyectos destacados disponibles en este momento.")).toBeVisible();
  await page.goto("/blog");
  await expect(page.getByText("No hay artículos disponibles en este momento.")).toBeVisible();
});

test("fades a new hero picture in once it has loaded", async ({ page }) => {
  const home = await (await page.request.get("/api/pages/homepage?lang=es")).json();
  const business = await (await page.request.get("/api/pages/business?lang=es")).json();
  const [hero, ...others] = home.sections;
  const { image, media } = business.sections[0];
  await page.route("**/api/pages/homepage?lang=es", (route) =>
    route.fulfill({ json: { ...home, sections: [{ ...hero, image, media }, ...others] } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const duration = await page.waitForFunction(() => {
    const coming = document.querySelector('[data-loaded="true"]');
    return coming && getComputedStyle(coming).transitionDuration;
  });
  expect(await duration.jsonValue()).toBe("0.75s");
  await expect(page.locator("[data-loaded]")).toHaveCount(0);
  const shown = page.locator("main img").first();
  await expect(shown).toHaveAttribute("src", new RegExp(image.split("/").at(-1).replace(".jpg", "")));
  const size = await shown.evaluate((picture: HTMLImageElement) => new URL(picture.currentSrc).pathname);
  expect(size).toMatch(/\/\d+\.(avif|webp|jpg)$/);
  // Only the displayed rendition is loaded, never the original.
  expect(asked.filter((path) => path === size || path === image)).toEqual([size]);
});

test("says at an empty preview where previews are opened, in three languages", async ({ page }) => {
  for (const [address, said] of [
    ["/vista-previa", "Vuelve al panel"],
    ["/ca/vista-previa", "Torna al panell"],
    ["/en/vista-previa", "Go back to the panel"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("note")).toBeHidden();
  }
});
