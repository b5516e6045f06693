import { fetchSnapshot } from "./snapshot";

it("fails the build with a reason if the snapshot cannot be read", async () => {
  const before = process.env.API_URL;
  delete process.env.API_URL;
  await expect(fetchSnapshot()).rejects.toThrow("API_URL is not set");
  process.env.API_URL = "http://api.example";
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("no", { status: 401 }));
  await expect(fetchSnapshot()).rejects.toThrow("answered 401: no");
  if (before === undefined) delete process.env.API_URL;
  else process.env.API_URL = before;
  jest.restoreAllMocks();
});
