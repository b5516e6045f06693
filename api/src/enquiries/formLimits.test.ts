import { engines } from "../../../database/testing/engines";
import { startTestApi } from "../../testing/testApi";

let serial = 0;
const enquiry = (over: object = {}) => ({
  name: "Lucía Vega",
  email: "lucia@example.com",
  projectType: "renovacion",
  message: `Quiero reformar la cocina ${++serial}.`,
  ...over,
});

it.each(engines)("limits the enquiries of one address, and keeps those it accepted, on %s", async (engine) => {
  const api = await startTestApi(engine);
  const post = () => api.anonymous().call("POST", "/api/contact", enquiry());
  const many = await Promise.all(Array.from({ length: 122 }, post));
  const refused = many.filter((one) => one.status === 429);
  expect([refused.length, many.filter((one) => one.status === 201).length]).toEqual([2, 120]);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  const unread = await api.anonymous().call("POST", "/api/contact", `{"x":"${"x".repeat(200_000)}`);
  expect(unread.status).toBe(429);
  await api.close();
});

it.each(engines)("accepts a form after many mistyped attempts, on %s", async (engine) => {
  const api = await startTestApi(engine);
  const post = (body: object) => api.anonymous().call("POST", "/api/contact", body);
  const wrong: number[] = [];
  for (let count = 0; count < 13; count++)
    wrong.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => post({ name: "Eva" })))).map((one) => one.status),
    );
  const right = await post(enquiry());
  await api.close();
  expect([new Set(wrong), right.status]).toEqual([new Set([422]), 201]);
});
