import { contactBody, contactErrors, refusals } from "./contactForm";

const t = (key: string) => key;
const filled = { name: "Ana", email: "ana@correo.example", projectType: "renovacion", message: "Hola", phone: "" };

it("requires name, e-mail, project type, message and the privacy box", () => {
  expect(Object.keys(contactErrors({}, false, t, "es"))).toEqual([
    "name",
    "email",
    "projectType",
    "message",
    "privacy",
  ]);
  expect(contactErrors(filled, true, t, "es")).toEqual({});
  expect(contactErrors({ ...filled, email: "ana@correo" }, true, t, "es")).toEqual({ email: "errors.email" });
  expect(contactErrors(filled, false, t, "es")).toEqual({ privacy: "errors.privacy" });
});

it("reports the length of an overlong message, counting an emoji as one character", () => {
  const said = (key: string, values = {}) => `${key} ${Object.values(values).join(" ")}`;
  expect(contactErrors({ ...filled, message: "😀".repeat(5000) }, true, said, "es")).toEqual({});
  const long = { ...filled, message: "a".repeat(7200) };
  expect(contactErrors(long, true, said, "ca")).toEqual({ message: "errors.tooLong 7.200 5.000" });
  expect(contactErrors(long, true, said, "en")).toEqual({ message: "errors.tooLong 7,200 5,000" });
});

it("sends the filled-in fields without the privacy flag", () => {
  const context = { method: "business", lang: "ca", page: "/empresas", project: "piso" } as const;
  expect(contactBody(filled, context, 1234.6)).toEqual({
    name: "Ana",
    email: "ana@correo.example",
    projectType: "renovacion",
    message: "Hola",
    contactMethod: "business",
    lang: "ca",
    page: "/empresas",
    project: "piso",
    elapsedMs: 1235,
  });
});

it("translates the server's errors by field and ignores fields that are not in the form", () => {
  const fields = ["email", "budget"];
  expect(refusals({ errors: { email: "Email inválido", budget: "x", page: "y" } }, fields, t)).toEqual({
    email: "errors.email",
    budget: "errors.field",
  });
  expect(refusals({}, fields, t)).toEqual({});
});
