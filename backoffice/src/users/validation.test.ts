import { checkPassword, checkUser } from "./validation";

test("name and e-mail have the specification's messages", () => {
  expect(checkUser({ name: " ", email: "ana" })).toEqual({ name: "El nombre es requerido", email: "Email inválido" });
  expect(checkUser({ name: "Ana", email: "ana@estudio.es" })).toEqual({});
});

test("a password has at least six characters", () => {
  expect(checkPassword({ password: "cinco" })).toEqual({
    password: "La contraseña debe tener al menos 6 caracteres",
  });
  expect(checkPassword({ password: "seis66" })).toEqual({});
});
