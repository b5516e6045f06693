import type { FieldErrors } from "react-hook-form";
import { labelInSection } from "../words/fieldLabels";
import { problemsOf } from "./formErrors";

it("names every field with an error, in hidden languages too", () => {
  const errors = {
    slug: { type: "server", message: "Esa dirección ya está en uso" },
    translations: { ca: { title: { type: "server", message: "Como máximo 200 caracteres" } } },
    root: { serverError: { type: "server", message: "No se pudo guardar el proyecto" } },
  } as unknown as FieldErrors;
  expect(problemsOf(errors)).toEqual([
    { name: "slug", field: "Dirección", text: "Esa dirección ya está en uso" },
    { name: "translations.ca.title", field: "Título (Català)", text: "Como máximo 200 caracteres" },
  ]);
});

it("names the price that has an error", () => {
  const errors = { rates: { fees: { low: { type: "server", message: "Como máximo 100" } } } };
  expect(problemsOf(errors as unknown as FieldErrors)).toEqual([
    { name: "rates.fees.low", field: "Honorarios: desde", text: "Como máximo 100" },
  ]);
});

it("names the element, the field and the language of a nested error", () => {
  const errors = { items: [undefined, { en: { text: { type: "server", message: "Como máximo 5000 caracteres" } } }] };
  expect(problemsOf(errors as unknown as FieldErrors)).toEqual([
    { name: "items.1.en.text", field: "Elemento 2: Texto (English)", text: "Como máximo 5000 caracteres" },
  ]);
});

it("uses a page section's own labels", () => {
  const errors = { items: [undefined, { en: { text: { type: "server", message: "Como máximo 5000 caracteres" } } }] };
  const nameOf = (place: string) => labelInSection(place, "business", "services");
  expect(problemsOf(errors as unknown as FieldErrors, nameOf).map(({ field }) => field)).toEqual([
    "Servicio 2: En qué consiste (English)",
  ]);
});
