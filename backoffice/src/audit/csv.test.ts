import { auditCsv } from "./csv";

it("exports the time in Madrid, the person, the action and its target", () => {
  const entry = {
    id: 1,
    personId: 1,
    person: "Ana",
    kind: "settingsChanged",
    what: "phone",
    createdAt: "2026-11-20T23:30:00.000Z",
  } as const;
  expect(auditCsv([entry]).split("\r\n")[1]).toBe("2026-11-21 00:30,Ana,Ajustes cambiados,Teléfono");
});
