import type { Page } from "@playwright/test";
import { api, expect, newProject, test, toast } from "./support";

const moment = "2026-11-21T10:00:00.000Z";
const build = {
  id: 900,
  status: "succeeded",
  phase: "done",
  progress: 100,
  reason: "Proyecto: Ático",
  changes: [{ what: "Proyecto: Ático", who: "Clara", at: moment }],
  full: false,
  revision: 1_000_000,
  release: "r900",
  pagesWritten: 3,
  verifiedAt: moment,
  restorable: false,
  message: "",
  log: "",
  requestedAt: moment,
  startedAt: moment,
  finishedAt: "2026-11-21T10:00:04.000Z",
};
type Build = Omit<typeof build, "verifiedAt"> & { verifiedAt: string | null };

/** Stand in for the builder: report these states one after another. */
async function builderSays(page: Page, states: Partial<Build>[], history: Partial<Build>[] = states.slice(-1)) {
  const events = states.map((state) => `data: ${JSON.stringify({ ...build, ...state })}\n\n`).join("");
  await page.route("**/api/admin/site-builds/events", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `retry: 60000\n\n${events}` }),
  );
  await page.route(/\/api\/admin\/site-builds\?/, (route) =>
    route.fulfill({
      json: history.map((state) => ({ ...build, ...state })),
      headers: { "X-Total-Count": String(history.length) },
    }),
  );
}

test("says in the history what was published, by whom and how long it took, and returns to an earlier release", async ({
  panel,
}) => {
  await builderSays(panel, [{}], [{}, { id: 899, release: "r899", restorable: true, reason: "Página: Inicio" }]);
  const asked: unknown[] = [];
  await panel.route(/\/api\/admin\/site-builds$/, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { ...build, status: "queued" } });
  });
  await panel.goto("/admin/publicacion");
  const newest = panel.getByRole("listitem").filter({ hasText: "3 páginas escritas" }).first();
  await expect(newest).toContainText("publicación 900 · 4 s · 3 páginas escritas · comprobado en la web");
  await expect(newest).toContainText("Proyecto: Ático · Clara");
  await panel.getByRole("button", { name: "Volver a esta versión" }).click();
  await expect(panel.getByRole("dialog")).toContainText("(publicación 899)");
  await panel.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
  await expect(toast(panel)).toContainText("Volviendo a la versión elegida");
  await panel.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(toast(panel)).toContainText("Publicación pedida");
  await panel.getByRole("button", { name: "Construir toda la web" }).click();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked).toMatchObject([
    { release: "r899", reason: "Vuelta a la publicación 899" },
    { reason: "Publicación pedida desde el panel" },
    { full: true },
  ]);
});

test("marks a full build, and says what it repaired", async ({ panel }) => {
  const message = "La construcción completa ha dejado 2 archivos distintos de los que había.";
  await builderSays(panel, [{}], [{ full: true, message }]);
  await panel.goto("/admin/publicacion");
  const newest = panel.getByRole("listitem").filter({ hasText: "publicación 900" }).first();
  await expect(newest).toContainText("publicación 900 · toda la web · 4 s");
  await expect(newest).toContainText(message);
});

test("shows the progress of a running publication, and the reason and a retry of a failed one", async ({ panel }) => {
  await builderSays(panel, [{ status: "running", phase: "building", progress: 45, finishedAt: "" }]);
  await panel.goto("/admin/publicacion");
  await expect(panel.getByText("Publicando… 45 %")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Generando páginas" })).toBeVisible();
  await panel.unrouteAll();
  await builderSays(panel, [{ status: "failed", message: "Falta una imagen", log: "ENOENT" }]);
  await panel.reload();
  await expect(panel.getByRole("alert")).toContainText("La última publicación falló. Falta una imagen");
  await expect(panel.getByRole("button", { name: "Reintentar" })).toBeVisible();
  await expect(panel.getByText("La publicación falló", { exact: true })).toBeVisible();
});

test("does not promise seconds to changes behind a full build", async ({ panel }) => {
  await builderSays(panel, [{ status: "queued" }]);
  await panel.goto("/admin/publicacion");
  await expect(panel.getByText("Se publican en unos segundos")).toBeVisible();
  await panel.unrouteAll();
  const waiting = { status: "queued" };
  await builderSays(panel, [waiting], [waiting, { id: 899, status: "running", full: true }]);
  await panel.reload();
  const said = panel.getByText("Se publican cuando acabe la construcción de toda la web");
  await expect(said).toHaveCount(2);
  await expect(said.first()).toBeVisible();
  await expect(panel.getByText("Se publican en unos segundos")).toHaveCount(0);
});

test("shows a publication that begins as «En curso» in the history, too", async ({ panel }) => {
  await panel.route("**/api/admin/site-builds/events", (route) => route.abort());
  let state: Partial<Build> = { status: "queued", phase: "waiting", progress: 0, finishedAt: "" };
  await panel.route(/\/api\/admin\/site-builds\?/, (route) =>
    route.fulfill({ json: [{ ...build, ...state }], headers: { "X-Total-Count": "1" } }),
  );
  await panel.goto("/admin/publicacion");
  const row = panel.getByRole("listitem").filter({ hasText: "publicación 900" });
  await expect(row).toContainText("En cola");
  state = { status: "running", phase: "building", progress: 45, finishedAt: "" };
  await expect(row).toContainText("En curso");
});

test("polls every few seconds while the event stream is down", async ({ panel }) => {
  await panel.route("**/api/admin/site-builds/events", (route) => route.abort());
  let state: Partial<Build> = { status: "running", phase: "building", progress: 45, finishedAt: "" };
  await panel.route(/\/api\/admin\/site-builds\?/, (route) =>
    route.fulfill({ json: [{ ...build, ...state }], headers: { "X-Total-Count": "1" } }),
  );
  await panel.goto("/admin/projects");
  await expect(panel.getByText("Publicando… 45 %")).toBeVisible();
  state = {};
  await expect(panel.getByText("Sitio web al día")).toBeVisible();
});

test("follows a save to the site", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await builderSays(panel, [{ verifiedAt: null }, {}]);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Ubicación").fill("Legazpi");
  await panel.getByRole("button", { name: "Guardar y publicar" }).click();
  for (const step of [/✓ Guardado/, "✓ Visible para visitantes", "✓ En la web", "✓ Verificado"]) {
    await expect(panel.getByText(step)).toBeVisible();
  }
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});

test("does not call a published copy visible while an earlier release is pinned", async ({ panel }) => {
  const project = await newProject(panel, { status: "published" });
  await api(panel.request, "PUT", `/api/admin/projects/${project.id}/copy`, { location: "Legazpi" });
  await panel.route("**/api/site/revision", (route) =>
    route.fulfill({ json: { revision: 2, built: 1, pinned: true } }),
  );
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await expect(panel.getByText("La web muestra una versión anterior")).toBeVisible();
  await panel.getByRole("button", { name: "Publicar", exact: true }).first().click();
  await expect(toast(panel)).toContainText("Copia publicada");
  await expect(toast(panel)).toContainText("se verá con «Publicar ahora»");
  await api(panel.request, "DELETE", `/api/admin/projects/${project.id}`);
});
