import { createHash } from "node:crypto";
import type { ErrorAnswer } from "@estudio/contract";
import { startTestApi, testPassword } from "../../testing/testApi";

const stolen = "cal-y-arena-robada";
const sha1 = createHash("sha1").update(stolen).digest("hex").toUpperCase();
const real = globalThis.fetch;
const asked: string[] = [];

/** Replaces Have I Been Pwned with `answer`. Other requests go through. */
function pwnedSays(answer: (init?: RequestInit) => Promise<Response>) {
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (!String(input).startsWith("https://api.pwnedpasswords.com/")) return real(input, init);
    asked.push(String(input));
    return answer(init);
  });
}
const list = `0000000000000000000000000000000000A:3\r\n${sha1.slice(5)}:42\r\n${"F".repeat(35)}:0`;

afterEach(() => {
  jest.restoreAllMocks();
  asked.length = 0;
});

async function change(variables: Record<string, string>, password = stolen) {
  const api = await startTestApi("sqlite", variables);
  const person = await api.as("editor");
  const began = performance.now();
  const { status, body } = await person.call<ErrorAnswer>("PUT", "/api/auth/password", {
    current: testPassword,
    password,
  });
  const tookMs = performance.now() - began;
  await api.close();
  return { status, problem: body.errors?.password, tookMs };
}

it("refuses a leaked password if the studio has the check on, and sends five digits of its hash", async () => {
  pwnedSays(async () => new Response(list));
  expect(await change({ LEAKED_PASSWORDS: "on" })).toMatchObject({
    status: 422,
    problem: expect.stringContaining("contraseñas robadas"),
  });
  expect(asked).toEqual([`https://api.pwnedpasswords.com/range/${sha1.slice(0, 5)}`]);
});

it("asks nobody unless the studio has the check on", async () => {
  pwnedSays(async () => new Response(list));
  expect(await change({})).toMatchObject({ status: 200 });
  expect(asked).toEqual([]);
});

it.each([
  [
    "does not answer",
    (init?: RequestInit) =>
      new Promise<Response>((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  ],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers with an error", async () => new Response("", { status: 503 })],
  ["does not know it", async () => new Response(`${"F".repeat(35)}:0`)],
])("accepts a password when the other server %s", async (_, answer) => {
  pwnedSays(answer);
  const { status, tookMs } = await change({ LEAKED_PASSWORDS: "on" });
  expect(status).toBe(200);
  expect(tookMs).toBeLessThan(60_000);
  expect(asked).toHaveLength(1);
});
