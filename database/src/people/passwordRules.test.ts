import { passwordProblem } from "./passwordRules";

const known = ["Nuria Gil", "nuria.gil@lumbre.example", "Estudio Lumbre", "localhost"];
const problem = (password: string) => passwordProblem(password, 6, known);

test.each(["12345678", "Password1", "P4ssw0rd", "contraseña1", "Contraseña1", "realmadrid", "iloveyou"])(
  "%s is refused as what too many people have chosen, however it is spelled",
  async (password) => expect(await problem(password)).toBe("Esa contraseña es de las más usadas: elige otra"),
);

test.each(["nuria2026", "Gil12345", "estudio1", "lumbre99", "gatito", "aaaaaaaa"])(
  "%s is refused as easily guessed of this person, in Spanish",
  async (password) => expect(await problem(password)).toMatch(/^Esa contraseña es muy fácil de adivinar/),
);

test.each(
  [
    ["Nuria Gil", "NURIA GIL 1", "Gil, Nuria", "¡Núria·Gil!", "2026nuriagil2026", "nuria gil de"],
    ["nuria.gil@lumbre.example", "NURIA.GIL@LUMBRE.EXAMPLE", "nuria.gil", "nuria.gil1!"],
    ["Estudio Lumbre", "estudiolumbre1", "Estudio Lumbre 2026", "localhost8395"],
  ].flat(),
)("%s is refused as what everybody knows of this person or this studio, however it is written", async (password) =>
  expect(await problem(password)).toBe(
    "Esa contraseña es muy fácil de adivinar: elige otra. Está hecha de un nombre o un correo que cualquiera conoce: el de su dueño o el del estudio.",
  ),
);

test.each(["teja-y-romero", "lumbre-y-cal-7", "una frase de cuatro palabras", "kV9x!2mQ"])(
  "%s is taken",
  async (password) => expect(await problem(password)).toBeUndefined(),
);

test("too short and too long are said first", async () => {
  expect(await passwordProblem("corta", 6)).toBe("La contraseña debe tener al menos 6 caracteres");
  expect(await passwordProblem("ñ".repeat(37), 6)).toBe("La contraseña es demasiado larga: como máximo 72 bytes");
});
