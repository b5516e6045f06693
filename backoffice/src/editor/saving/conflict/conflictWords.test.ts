import { conflictWords, whoseSave } from "./conflictWords";

const current = { version: 3, updatedBy: "Eva", updatedAt: "2026-11-25T02:00:00.000Z" };

it("names another person, but neither the user in another window nor the schedule", () => {
  const said = (updatedBy: string, status = "published") => {
    const stored = { ...current, updatedBy, status };
    return conflictWords(whoseSave(stored, "Marta"), stored, []).title;
  };
  expect([said("Eva"), said(""), said("Marta"), said("Programación"), said("Programación", "draft")]).toEqual([
    "Eva guardó cambios mientras editabas",
    "Otra persona guardó cambios mientras editabas",
    "Guardaste cambios en otra ventana mientras editabas aquí",
    "Se publicó a su hora mientras editabas",
    "Se retiró a su hora mientras editabas",
  ]);
});

it("names the conflicting fields in Spanish", () => {
  expect(conflictWords("own", current, ["content"]).explanation).toContain("En las dos has cambiado: Contenido.");
});

it("names the price of a price table, and the text and language of a translation", () => {
  const said = conflictWords("other", current, ["rates.kinds.oficina.fixed", "translations.ca.title"]).explanation;
  expect(said).toContain("Los dos habéis cambiado: Tipo de obra: Oficina: Fijo por obra, Título (Català).");
});
