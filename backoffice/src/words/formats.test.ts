import { momentProblem } from "./formats";

test("half a moment is wrong, a whole one and none at all are not", () => {
  const problem = (value: string, badInput = false) => momentProblem({ value, validity: { badInput } });
  expect(problem("", true)).toContain("La fecha está incompleta");
  expect(problem("20311-05-06T09:30")).toContain("el año con cuatro cifras");
  expect(problem("2031-05-06T09:30")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});
