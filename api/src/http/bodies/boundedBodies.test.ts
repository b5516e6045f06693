import { engines } from "../../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../../testing/testApi";

/** A domain of 20,500 ideographs, 61 kB in UTF-8: the maximum a stranger may send. */
const email = `a@${"漢".repeat(20_500)}.es`;
const enquiry = { name: "Eva", projectType: "renovacion", message: "Una cocina" };
const answers = { kind: "cocina", m2: 12, state: "regular", quality: "media", district: "centro" };
const addresses: [path: string, body: object][] = [
  ["/api/contact", { ...enquiry, email }],
  ["/api/leads", { ...answers, name: "Eva", email }],
  ["/api/guide-requests", { guide: "antes-de-la-obra", email }],
  ["/api/auth/login", { email, password: "secreto" }],
  ["/api/auth/forgotten", { email }],
];

let api: TestApi;
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

it.each(addresses)("refuses an e-mail address of 61 kB at %s without parsing its domain", async (path, body) => {
  api = await startTestApi("sqlite");
  const canParse = jest.spyOn(URL, "canParse");
  const { status, body: answer } = await api.anonymous().call<{ errors: object }>("POST", path, body);
  expect([status, answer.errors]).toEqual([422, { email: "Como máximo 254 caracteres" }]);
  expect(canParse.mock.calls.filter(([address]) => String(address).length > 1000)).toEqual([]);
});

it("refuses a link of 20,500 characters without parsing it as a URL", async () => {
  api = await startTestApi("sqlite");
  const owner = await api.as("owner");
  const canParse = jest.spyOn(URL, "canParse");
  const ctaUrl = `https://${"漢".repeat(20_500)}.es`;
  const section = { sectionKey: "hero", type: "hero", title: "", subtitle: "", description: "", image: "" };
  const sections = [{ ...section, ctaText: "Ver", ctaUrl, items: [], translations: {} }];
  const { status, body } = await owner.call<{ errors: object }>("PUT", "/api/admin/pages/home", { sections });
  expect([status, body.errors]).toEqual([422, { "sections.0.ctaUrl": "Como máximo 500 caracteres" }]);
  expect(canParse.mock.calls.filter(([address]) => String(address).length > 1000)).toEqual([]);
});

const times = async (count: number, call: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let each = 0; each < count; each++) statuses.push((await call()).status);
  return statuses;
};

describe.each(engines)("the rate limit of strangers, on %s", (engine) => {
  it("counts a refused body of 61 kB as an attempt, and a mistyped form as a fraction of one", async () => {
    api = await startTestApi(engine);
    const visitor = api.anonymous();
    const mistyped = await times(130, () => visitor.call("POST", "/api/contact", { ...enquiry, email: "eva@" }));
    expect(new Set(mistyped)).toEqual(new Set([422]));
    const large = await times(125, () => visitor.call("POST", "/api/contact", { ...enquiry, email }));
    expect([large[0], large.at(-1)]).toEqual([422, 429]);
  });
});
