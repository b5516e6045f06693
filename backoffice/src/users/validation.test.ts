import { checkPassword, checkUser } from "./validation";

it("reports name and e-mail with the messages of the specification", () => {
  expect(checkUser({ name: " ", email: "ana" })).toEqual({ name: "El nombre es requerido", email: "Email inválido" });
  expect(checkUser({ name: "Ana", email: "ana@estudio.es" })).toEqual({});
});

it("requires a password of six characters", () => {
  expect(checkPassword({ password: "cinco" })).toEqual({
    password: "La contraseña debe tener al menos 6 caracteres",
  });
  expect(checkPassword({ password: "seis66" })).toEqual({});
});
