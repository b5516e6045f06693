import { checkPasskeyName } from "./passkeyName";

test("a passkey's name has the API's messages", () => {
  for (const name of [undefined, "", "  "])
    expect(checkPasskeyName({ name })).toEqual({ name: "El nombre es requerido" });
  expect(checkPasskeyName({ name: "x".repeat(101) })).toEqual({ name: "Como máximo 100 caracteres" });
  expect(checkPasskeyName({ name: "Portátil del estudio" })).toEqual({});
});
