import { fillTemplate, unknownFieldIn } from "./fillTemplate";

const values = { nombre: "Marta", tipo: "Reforma", estudio: "Lumbre", persona: "Ana", telefono: "600 11 22 33" };
const stored = { id: 1, name: "Visita", createdAt: "", updatedAt: "", version: 1 };

it("takes subject and text from one language, and both from Spanish if the text is not translated", () => {
  const [ca, en] = [{ text: "Hola, {nombre}" }, { subject: "About your {tipo}" }];
  const template = { ...stored, subject: "Sobre tu {tipo}", text: "Hola, {nombre}:", translations: { ca, en } };
  expect(fillTemplate(template, "es", values)).toEqual({ subject: "Sobre tu Reforma", text: "Hola, Marta:" });
  expect(fillTemplate(template, "ca", values)).toEqual({ subject: "", text: "Hola, Marta" });
  expect(fillTemplate(template, "en", values)).toEqual({ subject: "Sobre tu Reforma", text: "Hola, Marta:" });
});

it.each([
  ["Hola, {nombre} de {estudio}", undefined],
  ["{Nombre}", "{Nombre}"],
  ["{ nombre }", "{ nombre }"],
  ["{teléfono}", "{teléfono}"],
  ["{first name}", "{first name}"],
  ["{} { } {1} {8 + 2} {a: b}", undefined],
])("finds in «%s» the unknown field %s", (text, field) => expect(unknownFieldIn(text)).toBe(field));
