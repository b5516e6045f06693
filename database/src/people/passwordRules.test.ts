import { passwordProblem } from "./passwordRules";

const known = ["Nuria Gil", "nuria.gil@lumbre.example", "Estudio Lumbre", "localhost"];
const problem = (password: string) => passwordProblem(password, 6, known);

it.each(["12345678", "Password1", "P4ssw0rd", "contraseña1", "Contraseña1", "realmadrid", "iloveyou"])(
  "refuses %s as too common, in any spelling",
  async (password) => expect(await problem(password)).toBe("Esa contraseña es de las más usadas: elige otra"),
);

it.each(["nuria2026", "Gil12345", "estudio1", "lumbre99", "gatito", "aaaaaaaa"])(
  "refuses %s as easy to guess for this user, in Spanish",
  async (password) => expect(await problem(password)).toMatch(/^Esa contraseña es muy fácil de adivinar/),
);

it.each(
  [
    ["Nuria Gil", "NURIA GIL 1", "Gil, Nuria", "¡Núria·Gil!", "2026nuriagil2026", "nuria gil de"],
    ["nuria.gil@lumbre.example", "NURIA.GIL@LUMBRE.EXAMPLE", "nuria.gil", "nuria.gil1!"],
    ["Estudio Lumbre", "estudiolumbre1", "Estudio Lumbre 2026", "localhost8395"],
  ].flat(),
)("refuses %s as publicly known about the user or the studio, in any spelling", async (password) =>
  expect(await problem(password)).toBe(
    "Esa contraseña es muy fácil de adivinar: elige otra. Está hecha de un nombre o un correo que cualquiera conoce: el de su dueño o el del estudio.",
  ),
);

it.each(["teja-y-romero", "lumbre-y-cal-7", "una frase de cuatro palabras", "kV9x!2mQ"])(
  "accepts %s",
  async (password) => expect(await problem(password)).toBeUndefined(),
);

it("reports a password that is too short or too long before other problems", async () => {
  expect(await passwordProblem("corta", 6)).toBe("La contraseña debe tener al menos 6 caracteres");
  expect(await passwordProblem("ñ".repeat(37), 6)).toBe("La contraseña es demasiado larga: como máximo 72 bytes");
});
