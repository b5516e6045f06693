import { checkPasskeyName } from "./passkeyName";

it("reports the messages of the API", () => {
  for (const name of [undefined, "", "  "])
    expect(checkPasskeyName({ name })).toEqual({ name: "El nombre es requerido" });
  expect(checkPasskeyName({ name: "x".repeat(101) })).toEqual({ name: "Como máximo 100 caracteres" });
  expect(checkPasskeyName({ name: "Portátil del estudio" })).toEqual({});
});
