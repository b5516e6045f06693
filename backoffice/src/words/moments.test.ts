import { fieldToMoment, momentNote, momentProblem, momentToField } from "./moments";

it("rejects an incomplete date, but accepts a complete or empty one", () => {
  const problem = (value: string, badInput = false) => momentProblem({ value, validity: { badInput } });
  expect(problem("", true)).toContain("La fecha está incompleta");
  expect(problem("20311-05-06T09:30")).toContain("el año con cuatro cifras");
  expect(problem("2031-05-06T09:30")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});

it("keeps a half-typed year in the field, but does not save it", () => {
  // Chrome reports these values while 2027 is being typed.
  for (const year of ["0001", "0002", "0020", "0202", "0999"]) {
    const field = `${year}-05-06T09:30`;
    expect(momentToField(fieldToMoment(field))).toBe(field);
    expect(momentProblem({ value: field, validity: { badInput: false } })).toContain("el año con cuatro cifras");
  }
});

it("reads an empty field as no moment", () => {
  expect(fieldToMoment("")).toBeNull();
});

it("stores a time in Madrid as UTC, in winter and summer", () => {
  expect(fieldToMoment("2027-01-15T10:00")).toBe("2027-01-15T09:00:00.000Z");
  expect(fieldToMoment("2027-07-15T10:00")).toBe("2027-07-15T08:00:00.000Z");
  expect(fieldToMoment("2027-03-28T03:00")).toBe("2027-03-28T01:00:00.000Z");
  expect(fieldToMoment("2027-10-31T03:00")).toBe("2027-10-31T02:00:00.000Z");
});

it("warns of an hour skipped by daylight saving time, and says which is used", () => {
  const moment = fieldToMoment("2027-03-28T02:30");
  expect(moment).toBe("2027-03-28T01:30:00.000Z");
  expect(momentNote(moment, "2027-03-28T02:30")).toBe(
    "El 28 mar 2027 se adelantan los relojes y las 2:30 no existen. Se toman las 3:30.",
  );
});

it("says which of two equal hours is used when the clock goes back", () => {
  const first = fieldToMoment("2027-10-31T02:30");
  expect(first).toBe("2027-10-31T00:30:00.000Z");
  const note = momentNote(first, momentToField(first));
  expect(note).toBe(
    "El 31 oct 2027 se atrasan los relojes y las 2:30 pasan dos veces. Se toma la primera, en horario de verano.",
  );
  const second = "2027-10-31T01:30:00.000Z";
  expect(momentNote(second, momentToField(second))).toContain("Se toma la segunda, en horario de invierno.");
});

it("says nothing about other hours", () => {
  for (const field of ["2027-03-28T01:59", "2027-03-28T03:00", "2027-10-31T01:59", "2027-10-31T03:00", ""])
    expect(momentNote(fieldToMoment(field), field)).toBeUndefined();
});
