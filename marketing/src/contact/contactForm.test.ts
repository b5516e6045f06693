import { contactBody, contactErrors, refusals } from "./contactForm";

const t = (key: string) => key;
const filled = { name: "Ana", email: "ana@correo.example", projectType: "renovacion", message: "Hola", phone: "" };

test("name, e-mail, project type, message and the privacy box are required", () => {
  expect(Object.keys(contactErrors({}, false, t))).toEqual(["name", "email", "projectType", "message", "privacy"]);
  expect(contactErrors(filled, true, t)).toEqual({});
  expect(contactErrors({ ...filled, email: "ana@correo" }, true, t)).toEqual({ email: "errors.email" });
  expect(contactErrors(filled, false, t)).toEqual({ privacy: "errors.privacy" });
});

test("the body carries what was filled in and never the privacy flag", () => {
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

test("the server's refusals are told in the visitor's words, by field", () => {
  expect(refusals({ errors: { email: "Email inválido", budget: "x" } }, t)).toEqual({
    email: "errors.email",
    budget: "errors.field",
  });
  expect(refusals({}, t)).toEqual({});
});
