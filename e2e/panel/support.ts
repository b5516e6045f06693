import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "../errand";

/** The owner's account. */
export const owner = {
  email: process.env.E2E_OWNER_EMAIL ?? "",
  password: process.env.E2E_OWNER_PASSWORD ?? "",
};

/**
 * Return the options of `connect` for the database of the product under test.
 * @throws Error when the product was not started by this run
 */
export function database(): { databaseUrl: string } | { file: string } {
  const { E2E_DATABASE_URL: databaseUrl, E2E_DATA_DIR: folder } = process.env;
  if (databaseUrl) return { databaseUrl };
  if (!folder) throw new Error("This errand looks into the database: without E2E_BASE_URL");
  return { file: join(folder, "estudio.sqlite") };
}

export const photo = (name: string) => join(__dirname, "../../database/seeds/photos", name);

/** Return a unique name, so that tests can run in parallel and again. */
export const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;

/** Sign in through the login screen. */
export async function signIn(page: Page, who: { email: string; password: string } = owner) {
  await page.goto("/admin/login");
  await page.getByLabel("Correo electrónico").fill(who.email);
  await page.getByLabel("Contraseña").fill(who.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

export const toast = (page: Page) => page.locator(".toast");

/** Call the API with the page's session. Return the parsed response. */
export async function api<T = Record<string, unknown>>(
  request: APIRequestContext,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  data?: object,
): Promise<T> {
  const response = await request.fetch(path, { method, data, headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return await response.json();
}

type Project = { id: number; title: string; slug: string; version: number };

/** Create a project through the API. */
export const newProject = (page: Page, fields: object = {}) =>
  api<Project>(page.request, "POST", "/api/admin/projects", { title: unique("Proyecto"), status: "draft", ...fields });

/** Create a second user. */
export async function newUser(page: Page, role: "owner" | "editor" = "editor") {
  const account = {
    name: unique("Eva"),
    email: `${unique("eva").replace(" ", ".")}@estudio.example`,
    password: "lumbre-y-cal-7",
  };
  const { id } = await api<{ id: number }>(page.request, "POST", "/api/admin/users", { ...account, role });
  return { ...account, id };
}

export const test = base.extend<{ panel: Page }>({
  /** A blank page with the owner's session. It skips the login screen, which takes time and has its own tests. */
  panel: async ({ page }, use) => {
    await api(page.request, "POST", "/api/auth/login", owner);
    await use(page);
  },
});

/** The field with the state of an open enquiry. */
export const stateIn = (dialog: Locator) => dialog.getByRole("combobox", { name: "Estado" });

export { expect };

/**
 * Hold one write request to this address.
 * @returns `arrived` resolves when it was sent; `goOn` lets it continue
 */
export async function holdRequest(page: Page, address: string): Promise<{ arrived: Promise<void>; goOn: () => void }> {
  let [tell, goOn] = [() => {}, () => {}];
  const arrived = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    tell();
    await released;
    await route.continue();
  });
  return { arrived, goOn: () => goOn() };
}
