import { fieldToMoment, momentNote, momentProblem, momentToField } from "./moments";

test("half a moment is wrong, a whole one and none at all are not", () => {
  const problem = (value: string, badInput = false) => momentProblem({ value, validity: { badInput } });
  expect(problem("", true)).toContain("La fecha está incompleta");
  expect(problem("20311-05-06T09:30")).toContain("el año con cuatro cifras");
  expect(problem("2031-05-06T09:30")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});

test("a year that is still being typed is kept as it is typed, and is not saved", () => {
  // Chrome passes these on the way to 2027.
  for (const year of ["0001", "0002", "0020", "0202", "0999"]) {
    const field = `${year}-05-06T09:30`;
    expect(momentToField(fieldToMoment(field))).toBe(field);
    expect(momentProblem({ value: field, validity: { badInput: false } })).toContain("el año con cuatro cifras");
  }
});

test("a moment in Madrid is stored in UTC, in winter and in summer", () => {
  expect(fieldToMoment("2027-01-15T10:00")).toBe("2027-01-15T09:00:00.000Z");
  expect(fieldToMoment("2027-07-15T10:00")).toBe("2027-07-15T08:00:00.000Z");
  expect(fieldToMoment("2027-03-28T03:00")).toBe("2027-03-28T01:00:00.000Z");
  expect(fieldToMoment("2027-10-31T03:00")).toBe("2027-10-31T02:00:00.000Z");
});

test("of an hour that the clocks leave out it is said, and which one is taken", () => {
  const moment = fieldToMoment("2027-03-28T02:30");
  expect(moment).toBe("2027-03-28T01:30:00.000Z");
  expect(momentNote(moment, "2027-03-28T02:30")).toBe(
    "El 28 mar 2027 se adelantan los relojes y las 2:30 no existen. Se toman las 3:30.",
  );
});

test("of an hour that comes twice it is said which of the two is meant", () => {
  const first = fieldToMoment("2027-10-31T02:30");
  expect(first).toBe("2027-10-31T00:30:00.000Z");
  const note = momentNote(first, momentToField(first));
  expect(note).toBe(
    "El 31 oct 2027 se atrasan los relojes y las 2:30 pasan dos veces. Se toma la primera, en horario de verano.",
  );
  const second = "2027-10-31T01:30:00.000Z";
  expect(momentNote(second, momentToField(second))).toContain("Se toma la segunda, en horario de invierno.");
});

test("of any other hour nothing is said", () => {
  for (const field of ["2027-03-28T01:59", "2027-03-28T03:00", "2027-10-31T01:59", "2027-10-31T03:00", ""])
    expect(momentNote(fieldToMoment(field), field)).toBeUndefined();
});
