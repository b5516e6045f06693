import { expect, type Page } from "@playwright/test";
import { test } from "../errand";

export { expect, test };

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** One page of each type, by its Spanish path, except projects and articles, which are read from the lists. */
export const fixedPages = [
  "/",
  "/sobre-mi",
  "/portfolio",
  "/empresas",
  "/constructoras",
  "/particulares",
  "/blog",
  "/contacto",
  "/contacto/gracias",
  "/calculadora",
  "/baja",
  "/privacidad",
  "/terminos",
  "/cookies",
];

/** Open a page and wait until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.wheel(0, 1);
  await hydrated(page);
}

/** Wait until React has attached its properties to the root element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("gatsby-focus-wrapper");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__react"));
  });
}

type Listed = {
  slug: string;
  title: string;
  category: string;
  /** Articles only. */
  categorySlug: string;
  featured?: boolean;
  galleryImages?: string[];
  rooms?: string[];
  imageUrl?: string;
};

/** Return the published records, as a visitor's browser gets them. */
export async function list(page: Page, kind: "projects" | "blog", lang = "es"): Promise<Listed[]> {
  const answer = await page.request.get(`/api/${kind}?lang=${lang}`);
  return await answer.json();
}

/** Return a demo record with pictures: records that other tests leave behind have none. */
export async function firstOf(page: Page, kind: "projects" | "blog"): Promise<Listed> {
  const record = (await list(page, kind)).find((one) => (one.galleryImages?.length ?? 0) > 1 || one.imageUrl);
  if (!record) throw new Error(`No ${kind} in the demo`);
  return record;
}

/** Fill in a form in Spanish, without sending it. */
export async function fillContactForm(page: Page, message = "Un piso de 90 m² en Chamberí."): Promise<void> {
  await page.getByLabel("Nombre").fill("Ana Ruiz");
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.getByLabel("Tipo de proyecto").selectOption({ index: 1 });
  await page.getByLabel("Mensaje").fill(message);
  await page.getByRole("checkbox").check();
}
