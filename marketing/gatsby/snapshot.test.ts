import type { Snapshot } from "@estudio/contract";
import { fetchSnapshot, siteNodes } from "./snapshot";

const language = (title: string) => ({
  projects: [{ id: 3, title, slug: "tres" }],
  posts: [],
  pages: [{ id: 1, pageKey: "homepage", sections: [] }],
});
const snapshot = (revision: number, title = "Tres") =>
  ({
    revision,
    settings: { brand: "E" },
    redirects: [],
    content: { es: language(title), ca: language("T"), en: language("T") },
  }) as unknown as Snapshot;

test("one node per record and language, with names that do not change", () => {
  expect(siteNodes(snapshot(1)).map((node) => node.key)).toEqual([
    "settings",
    "release",
    "project-3-es",
    "page-1-es",
    "project-3-ca",
    "page-1-ca",
    "project-3-en",
    "page-1-en",
  ]);
});

test("a new revision alone changes nothing that a page asks for", () => {
  const asked = (one: Snapshot) => siteNodes(one).filter((node) => node.type !== "StudioRelease");
  expect(asked(snapshot(2))).toEqual(asked(snapshot(1)));
  expect(asked(snapshot(2, "Otro"))).not.toEqual(asked(snapshot(1)));
});

test("what cannot be read ends the build with its reason", async () => {
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
