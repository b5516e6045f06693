import type { Page } from "@playwright/test";
import { api, expect, newProject, test, toast } from "../support";

type Section = { sectionKey: string; ctaText: string; ctaUrl: string };
const hero = (page: Page) => page.getByRole("region", { name: "Cabecera", exact: true });
const destination = (page: Page) => page.getByRole("combobox", { name: "Destino del botón" });

/** Open a page's hero for editing, and restore it afterwards. */
const edited = test.extend<{ desk: Page }>({
  desk: async ({ panel }, use) => {
    const { sections } = await api<{ sections: Section[] }>(panel.request, "GET", "/api/admin/pages/business");
    const before = sections.find(({ sectionKey }) => sectionKey === "hero");
    await panel.goto("/admin/pages/business");
    await hero(panel).getByRole("button", { name: "Editar" }).click();
    await use(panel);
    await api(panel.request, "PUT", "/api/admin/pages/business", { sections: [before] });
  },
});

edited("finds a destination by its name, selects it by keyboard, and describes it in words", async ({ desk }) => {
  const project = await newProject(desk, { status: "published" });
  await destination(desk).fill(project.title);
  await expect(desk.getByRole("option", { name: project.title })).toBeVisible();
  await destination(desk).press("ArrowDown");
  await destination(desk).press("Enter");
  await expect(destination(desk)).toHaveValue(`/proyecto/${project.slug}`);
  await expect(desk.getByText(`Lleva al proyecto «${project.title}»`)).toBeVisible();
  await destination(desk).fill("Política");
  await desk.getByRole("option", { name: "Política de privacidad" }).click();
  await expect(desk.getByText("Lleva a la página «Política de privacidad»")).toBeVisible();
  await destination(desk).fill("#ventajas");
  await expect(desk.getByText("Lleva a «Ventajas», en esta página")).toBeVisible();
  await destination(desk).fill("");
  await expect(desk.getByText("Sin destino lleva a la página de contacto")).toBeVisible();
  await api(desk.request, "DELETE", `/api/admin/projects/${project.id}`);
});

edited("warns of an unknown destination while typing, and refuses it at its field", async ({ desk }) => {
  await destination(desk).fill("/portfolo");
  await expect(desk.getByText("Ahí no hay ninguna página: elige un destino de la lista")).toBeVisible();
  await hero(desk).getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(desk.getByText("Esa dirección no existe en la web: elige un destino de la lista").first()).toBeVisible();
  await expect(destination(desk)).toHaveAttribute("aria-invalid", "true");
  await destination(desk).fill("/portfolio");
  await hero(desk).getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(desk)).toContainText("Contenido actualizado");
});

edited("leaves a button out when its destination is deleted, and links to its field in the panel", async ({ desk }) => {
  const project = await newProject(desk, { status: "published" });
  const text = `Ver ${project.title}`;
  await hero(desk).getByLabel("Texto del botón · Español").fill(text);
  await destination(desk).fill(`/proyecto/${project.slug}`);
  await hero(desk).getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(desk)).toContainText("Contenido actualizado");
  await desk.goto("/empresas");
  await expect(desk.getByRole("link", { name: text })).toBeVisible();
  await api(desk.request, "DELETE", `/api/admin/projects/${project.id}`);
  await desk.reload();
  await expect(desk.getByRole("link", { name: text })).toHaveCount(0);
  for (const place of ["/admin/dashboard", "/admin/publicacion"]) {
    await desk.goto(place);
    const notice = desk.getByRole("alert").filter({ hasText: "Empresas › Cabecera" });
    await expect(notice).toContainText("Ese proyecto no existe", { timeout: 60_000 });
  }
  await desk.getByRole("link", { name: "Ir a corregir Empresas › Cabecera" }).click();
  await destination(desk).fill("/contacto");
  await hero(desk).getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(toast(desk)).toContainText("Contenido actualizado");
  await desk.goto("/admin/publicacion");
  await expect(desk.getByRole("heading", { name: "Publicación" })).toBeVisible();
  await expect(desk.getByText("Empresas › Cabecera")).toHaveCount(0);
});
