import type { Page } from "@playwright/test";
import { api, expect, owner, stateIn, test, toast, unique } from "../support";

/** Send an enquiry as the site does. Return its id. */
async function arrive(panel: Page, name: string, elapsedMs = 20_000, email = "ana@correo.example"): Promise<number> {
  await api(panel.request, "POST", "/api/contact", {
    name,
    email,
    projectType: "renovacion",
    message: `Una reforma. ${name}`,
    lang: "es",
    elapsedMs,
  });
  const found = await api<{ id: number }[]>(
    panel.request,
    "GET",
    `/api/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`,
  );
  return found[0]?.id ?? 0;
}

const stateOf = async (panel: Page, id: number) =>
  (await api<{ state: string }>(panel.request, "GET", `/api/contacts/${id}`)).state;

test("shows a new enquiry on any open screen: in the menu, the tab's title and the list", async ({ panel }) => {
  await panel.goto("/admin/projects");
  await expect(panel.locator("h1")).toBeVisible();
  const entry = panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: /^Consultas/ });
  const unread = async () => Number(/(\d+) sin leer/.exec((await entry.textContent()) ?? "")?.[1] ?? 0);
  const { unread: before } = await api<{ unread: number }>(panel.request, "GET", "/api/contacts/inbox");
  await expect.poll(unread).toBe(before);
  const name = unique("Ana Llega");
  const id = await arrive(panel, name);
  await expect(entry).toContainText(`Consultas${before + 1} sin leer`);
  await expect(panel).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Proyectos`));
  await panel.goto("/admin/contacts");
  await expect(panel.getByRole("link", { name })).toBeVisible();
  const later = unique("Ana Luego");
  await arrive(panel, later);
  await expect(panel.getByRole("link", { name: later })).toBeVisible();
  await panel.goto(`/admin/contacts/${id}`);
  await expect(panel.getByRole("dialog", { name })).toBeVisible();
  // The open enquiry covers the menu, so the tab's title must show it.
  await expect(panel).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
});

test("shows and keeps a colleague's «Contestada» when an enquiry is opened from an old list", async ({ panel }) => {
  const name = unique("Ana Stale");
  const id = await arrive(panel, name);
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(name);
  // Before it is filtered, the list has that row too, and moves it under the mouse.
  await expect(panel.getByRole("button", { name: "Todas (1)" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: name }).getByText("Nueva")).toBeVisible();
  await api(panel.request, "PUT", `/api/contacts/${id}`, { state: "handled" });
  await panel.getByRole("link", { name }).click();
  await expect(stateIn(panel.getByRole("dialog", { name }))).toHaveText("Contestada");
  expect(await stateOf(panel, id)).toBe("handled");
});

test("does not overwrite a colleague's mark, and says so", async ({ panel }) => {
  const name = unique("Ana Dos");
  const id = await arrive(panel, name);
  await panel.goto(`/admin/contacts/${id}`);
  const dialog = panel.getByRole("dialog", { name });
  await expect(stateIn(dialog)).toHaveText("Leída");
  await api(panel.request, "PUT", `/api/contacts/${id}`, { state: "handled" });
  await dialog.getByRole("button", { name: "Marcar como nueva" }).click();
  await expect(toast(panel)).toContainText("Otra persona la ha marcado mientras tanto: Contestada");
  await expect(stateIn(dialog)).toHaveText("Contestada");
  expect(await stateOf(panel, id)).toBe("handled");
});

test("opens an enquiry from the link in the mail, also after a sign-in", async ({ panel }) => {
  const name = unique("Ana Correo");
  const id = await arrive(panel, name);
  await panel.goto(`/admin/contacts/${id}/show`);
  await expect(panel.getByRole("dialog", { name })).toBeVisible();
  await panel.context().clearCookies();
  await panel.goto(`/admin/contacts/${id}/show`);
  await panel.getByLabel("Correo electrónico").fill(owner.email);
  await panel.getByLabel("Contraseña").fill(owner.password);
  await panel.getByRole("button", { name: "Entrar" }).click();
  await expect(panel.getByRole("dialog", { name })).toBeVisible();
});

test("names one or several deleted enquiries correctly, and restores them", async ({ panel }) => {
  const mark = unique("Ana Borrar");
  for (const number of [1, 2, 3]) await arrive(panel, `${mark} ${number}`);
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(mark);
  await expect(panel.getByRole("button", { name: "Todas (3)" })).toBeVisible();
  const remove = async (numbers: number[]) => {
    for (const number of numbers) await panel.getByLabel(`Seleccionar la consulta de ${mark} ${number}`).check();
    await panel.getByRole("region", { name: "Selección" }).getByRole("button", { name: "Eliminar" }).click();
    await expect(panel.getByRole("dialog")).toContainText("Durante 24 horas se puede deshacer.");
    await expect(panel.getByRole("dialog")).not.toContainText("web");
    // The confirmation names them.
    await expect(panel.getByRole("dialog").getByRole("listitem")).toHaveText(
      numbers.map((number) => `${mark} ${number}`),
    );
    await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  };
  await remove([1]);
  await expect(toast(panel)).toContainText("Consulta eliminada");
  await remove([2, 3]);
  await expect(toast(panel)).toContainText("Consultas eliminadas");
  await toast(panel).getByRole("button", { name: "Deshacer" }).click();
  await expect(panel.getByRole("button", { name: "Todas (2)" })).toBeVisible();
  // The first one is still in the trash for a day.
  await panel.getByRole("link", { name: "Consultas eliminadas" }).click();
  await panel.getByRole("button", { name: `Recuperar la consulta de ${mark} 1` }).click();
  await expect(toast(panel)).toContainText("Consulta recuperada");
  // The list remembers the search.
  await panel.goto("/admin/contacts");
  await expect(panel.getByRole("button", { name: "Todas (3)" })).toBeVisible();
});

test("drops from a selection what a search or filter hides", async ({ panel }) => {
  const mark = unique("Ana Escondida");
  const hidden = await arrive(panel, `${mark} oculta`);
  await arrive(panel, `${mark} visible`);
  await panel.goto("/admin/contacts");
  const search = panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo");
  await search.fill(`${mark} oculta`);
  await expect(panel.getByRole("button", { name: "Todas (1)" })).toBeVisible();
  await panel.getByLabel(`Seleccionar la consulta de ${mark} oculta`).check();
  await search.fill(`${mark} visible`);
  const selection = panel.getByRole("region", { name: "Selección" });
  await expect(panel.getByLabel(`Seleccionar la consulta de ${mark} visible`)).toBeVisible();
  await expect(selection).toHaveCount(0);
  // A dropped selection does not return when its row does.
  await search.fill(mark);
  await expect(panel.getByRole("button", { name: "Todas (2)" })).toBeVisible();
  await expect(selection).toHaveCount(0);
  await panel.getByLabel(`Seleccionar la consulta de ${mark} visible`).check();
  await selection.getByRole("button", { name: "Eliminar" }).click();
  await expect(panel.getByRole("dialog").getByRole("listitem")).toHaveText([`${mark} visible`]);
  await panel.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(panel.getByRole("button", { name: "Todas (1)" })).toBeVisible();
  expect(await stateOf(panel, hidden)).toBe("new");
});

test("says before an export how much of the list a search leaves, as CSV and as a spreadsheet", async ({ panel }) => {
  const mark = unique("Ana Exporta");
  await arrive(panel, `${mark} una`);
  await arrive(panel, `${mark} otra`);
  await panel.goto("/admin/contacts");
  await panel.getByLabel("Buscar por nombre, correo, teléfono, empresa o tipo").fill(`${mark} una`);
  await panel.getByRole("button", { name: "Residencial (1)" }).click();
  const { total } = await api<{ total: number }>(panel.request, "GET", "/api/contacts/counts");
  const held = `1 de ${total.toLocaleString("es-ES", { useGrouping: true })}: «${mark} una», Residencial`;
  const button = panel.getByRole("button", { name: "Exportar Excel" });
  await expect(button).toHaveAccessibleDescription(held);
  const download = panel.waitForEvent("download");
  await button.click();
  expect((await download).suggestedFilename()).toBe("consultas.xlsx");
  await expect(toast(panel)).toContainText(`${held} en consultas.xlsx`);
});

test("exports leads and the activity as spreadsheets, too", async ({ panel }) => {
  for (const [screen, file] of [
    ["leads", "interesados.xlsx"],
    ["actividad", "actividad.xlsx"],
  ] as const) {
    await panel.goto(`/admin/${screen}`);
    const download = panel.waitForEvent("download");
    await panel.getByRole("button", { name: "Exportar Excel" }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test("counts new enquiries in a browser that cannot create notifications, such as Chrome on Android", async ({
  panel,
}) => {
  await panel.addInitScript(() => {
    class Illegal {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    }
    Object.assign(window, { Notification: Illegal });
  });
  await panel.goto("/admin/projects");
  const entry = panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: /^Consultas/ });
  const { unread: before } = await api<{ unread: number }>(panel.request, "GET", "/api/contacts/inbox");
  await expect(entry).toContainText(before ? `${before} sin leer` : "Consultas");
  for (const number of [1, 2]) {
    await arrive(panel, unique(`Ana Android ${number}`));
    await expect(entry).toContainText(`${before + number} sin leer`);
  }
});

test("counts possible spam in the menu, and groups it by sender in the inbox", async ({ panel }) => {
  const real = unique("Ana Rápida");
  for (const number of [1, 2, 3]) await arrive(panel, unique(`Robot ${number}`), 500);
  await arrive(panel, real, 500, `${unique("ana").replace(" ", ".")}@correo.example`);
  const { doubtful } = await api<{ doubtful: number }>(panel.request, "GET", "/api/contacts/inbox");
  await panel.goto("/admin/contacts");
  const entry = panel.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: /^Consultas/ });
  await expect(entry).toContainText(`${doubtful} posible spam`);
  await panel.getByRole("button", { name: /^Posible spam sin mirar: \d+ consultas$/ }).click();
  await panel.getByRole("region").getByRole("link", { name: real }).click();
  await panel.getByRole("dialog", { name: real }).getByRole("button", { name: "No es spam" }).click();
  await expect(panel.getByRole("dialog").getByText("Posible spam")).toHaveCount(0);
});

test("says why an enquiry may be spam, and that it sent no mail, until a user decides", async ({ panel }) => {
  const id = await arrive(panel, unique("Ana Deprisa"), 900);
  await panel.goto(`/admin/contacts/${id}`);
  const dialog = panel.getByRole("dialog");
  const why = dialog.getByText(/^Posible spam: se envió en menos de dos segundos.*No se avisó por correo\.$/);
  await expect(why).toBeVisible();
  await dialog.getByRole("button", { name: "No es spam" }).click();
  await expect(why).toHaveCount(0);
});

test("keeps a mark that is set while the automatic read mark is still being saved", async ({ panel }) => {
  const id = await arrive(panel, unique("Ana Enseguida"));
  let [tell, hearing] = [() => {}, () => {}];
  const noted = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const heard = new Promise<void>((resolve) => {
    hearing = resolve;
  });
  // Delays the response to the panel's own read mark.
  let isFirst = true;
  await panel.route(`**/api/contacts/${id}`, async (route) => {
    const waits = route.request().method() === "PUT" && isFirst;
    if (!waits) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    tell();
    await heard;
    await route.fulfill({ response });
  });
  await panel.goto(`/admin/contacts/${id}`);
  const dialog = panel.getByRole("dialog");
  await noted;
  await dialog.getByRole("button", { name: "Marcar como contestada" }).click();
  hearing();
  await expect(stateIn(dialog)).toHaveText("Contestada");
  expect(await stateOf(panel, id)).toBe("handled");
  await expect(toast(panel).filter({ hasText: "Otra persona" })).toHaveCount(0);
});
