import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Snapshot } from "@estudio/contract";
import { testEnv, testSnapshot } from "../../testing/site";
import { SnapshotReader } from "./snapshot";

describe("what the builder asks the API for", () => {
  let server: Server;
  let env: ReturnType<typeof testEnv>;
  let asked: string[];
  let answers: (Omit<Snapshot, "content"> & { token: string; content: unknown })[];
  const whole = (token: string) => ({ token, ...testSnapshot(1, [{ slug: "casa", title: "Casa" }]) });
  const idsOnly = (token: string) => {
    const { content, ...others } = whole(token);
    const ids = <T extends object>(one: T) => ({ ...one, projects: [content.es.projects[0]?.id], posts: [] });
    return { ...others, content: { es: ids(content.es), ca: ids(content.ca), en: ids(content.en) } };
  };

  beforeAll((done) => {
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end(JSON.stringify(answers.shift()));
    }).listen(0, "127.0.0.1", done);
  });
  afterAll((done) => void server.close(done));
  beforeEach(() => {
    asked = [];
    env = testEnv({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  afterEach(() => env.remove());

  test("is what is new since the last time; a record that is as it was is the same one", async () => {
    const reader = new SnapshotReader(env);
    answers = [whole("a.1"), idsOnly("a.2"), whole("a.3")];
    const first = await reader.read();
    const second = await reader.read();
    expect(second.content.es.projects[0]).toBe(first.content.es.projects[0]);
    await reader.read();
    expect(asked).toEqual(["/api/site/snapshot/0", "/api/site/snapshot/a.1", "/api/site/snapshot/a.2"]);
  });

  test("is everything for a full build, and where it was told of a record it never had", async () => {
    const reader = new SnapshotReader(env);
    answers = [{ ...whole("a.1"), content: testSnapshot(1).content }, idsOnly("a.2"), whole("a.3"), whole("a.4")];
    await reader.read();
    expect((await reader.read()).content.es.projects).toHaveLength(1);
    await reader.read({ whole: true });
    expect(asked.slice(1)).toEqual(["/api/site/snapshot/a.1", "/api/site/snapshot/0", "/api/site/snapshot/0"]);
  });

  test("is not asked for again and again where it is never told everything", async () => {
    answers = [idsOnly("a.1")];
    await expect(new SnapshotReader(env).read()).rejects.toThrow("records are missing");
    expect(asked).toHaveLength(1);
  });
});
