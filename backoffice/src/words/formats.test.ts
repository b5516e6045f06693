import { buildDuration, momentProblem } from "./formats";

test("a publication took some time, however little", () => {
  const took = (ms: number) =>
    buildDuration({ startedAt: new Date(0).toISOString(), finishedAt: new Date(ms).toISOString() });
  expect([20, 99, 100, 2640, 75_000].map(took)).toEqual([
    "menos de 0,1 s",
    "menos de 0,1 s",
    "0,1 s",
    "2,6 s",
    "1 min 15 s",
  ]);
});

test("half a moment is wrong, a whole one and none at all are not", () => {
  const problem = (value: string, badInput = false) => momentProblem({ value, validity: { badInput } });
  expect(problem("", true)).toContain("La fecha está incompleta");
  expect(problem("20311-05-06T09:30")).toContain("el año con cuatro cifras");
  expect(problem("2031-05-06T09:30")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});
