import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { observe } from "../../../database/testing/observatory";
import { serveRelease } from "../../testing/release";
import { startTestApi, type TestApi } from "../../testing/testApi";

// Stands for the builder's policy, which scores the same (`nginx.test.ts`).
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; frame-ancestors 'self'";
const page =
  '<title>Estudio</title><style>p{color:red}</style><script>a=1</script><script src="/app.js"></script><p>Luz</p>';

describe("Mozilla's Observatory", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("sqlite", { SITE_URL: "https://estudio.example" });
    serveRelease(api.dataDir, "r1", { "/index.html": page });
    const file = join(api.dataDir, "site/releases/r1", releaseManifestFile);
    const manifest: ReleaseManifest = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...manifest, contentSecurityPolicy }));
  });
  afterAll(() => api.close());

  const seen = async (path: string) => {
    const { text, headers } = await api.anonymous().call("GET", path);
    return observe({ html: text, headers });
  };

  it("gives the site 125 of 130 points; prefetching costs the policy the other five", async () => {
    expect(await seen("/")).toEqual({
      score: 125,
      points: {
        "content-security-policy": 5,
        "cross-origin-resource-policy": 10,
        "referrer-policy": 5,
        "x-frame-options": 5,
      },
    });
    expect((await seen("/no-existe")).score).toBe(125);
  });

  it("gives the API 130 points, with only pictures available to other sites", async () => {
    expect((await seen("/api/health")).score).toBe(130);
    expect((await seen("/api/no-existe")).score).toBe(130);
    const { headers } = await api.anonymous().call("GET", `/media/${"0".repeat(32)}.jpg`);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });
});
