import type { FieldErrors } from "react-hook-form";
import { problemsOf } from "./formErrors";

test("every refused field is named, also in another language", () => {
  const errors = {
    slug: { type: "server", message: "Esa dirección ya está en uso" },
    translations: { ca: { title: { type: "server", message: "Como máximo 200 caracteres" } } },
    root: { serverError: { type: "server", message: "No se pudo guardar el proyecto" } },
  } as unknown as FieldErrors;
  expect(problemsOf(errors)).toEqual([
    { field: "Dirección", text: "Esa dirección ya está en uso" },
    { field: "Título (Català)", text: "Como máximo 200 caracteres" },
  ]);
});
