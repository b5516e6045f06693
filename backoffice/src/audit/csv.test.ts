import { auditCsv } from "./csv";

test("a line tells the moment in Madrid, who did it, what, and to what", () => {
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
