import { entriesOf, keysOf, type Operation, type OperationId, operations } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { readJson } from "../../../database/testing/readJson";
import { table, type Who } from "../../testing/accessTable";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const rows = entriesOf(table).filter(([id]) => id !== "logout");
const pathOf = (id: OperationId) => operations[id].path.replace(/\{\w+\}/g, "999999");
const unsafe = rows.filter(([id]) => operations[id].method !== "GET");
const withBody = unsafe.filter(([id]) => "body" in operations[id]);

describe.each(engines)("access to operations, on %s", (engine) => {
  let api: TestApi;
  const people = {} as Record<Who, Client>;

  beforeAll(async () => {
    api = await startTestApi(engine);
    people.nobody = api.anonymous();
    people.editor = await api.as("editor");
    people.owner = await api.as("owner");
    people.deactivated = await api.as("owner");
    // Directly in the database: the session still exists and must be worthless.
    await UserModel.query(api.db)
      .findById(people.deactivated.user?.id ?? 0)
      .patch({ isActive: false });
  });
  afterAll(() => api.close());

  async function ask(who: Who, id: OperationId, headers: Record<string, string>, body?: string) {
    const { method }: Operation = operations[id];
    const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
    const sent = { Cookie: people[who].cookie(), ...type, ...headers };
    const response = await fetch(api.url + pathOf(id), { method, headers: sent, body, redirect: "manual" });
    const json = response.headers.get("Content-Type")?.includes("json") && response.status >= 400;
    const { code } = json ? await readJson<{ code: string }>(response) : { code: "" };
    await response.body?.cancel().catch(() => undefined);
    return { status: response.status, code };
  }
  const home = () => ({ Origin: api.url });

  it("is listed here for every operation of the contract", () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(rows)("is as listed for %s", async (id, row) => {
    for (const who of keysOf(row)) {
      const { status, code } = await ask(who, id, home());
      if (row[who] === "yes")
        expect({ who, status, refused: /^40[13]$/.test(String(status)) }).toMatchObject({ refused: false });
      else expect({ who, status, code }).toMatchObject({ who, status: row[who] });
      // The site is not published yet, so `ready` answers 503.
      if (id !== "ready") expect(status).toBeLessThan(500);
    }
  });

  it.each(unsafe)("refuses %s from another site", async (id, row) => {
    const strangers: Record<string, string>[] = [
      {},
      { Origin: "https://malo.example" },
      { Origin: "null" },
      { Origin: api.url, "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of strangers) {
      expect(await ask("owner", id, headers)).toMatchObject({ status: 403, code: "origin" });
      if (row.nobody === 401) expect((await ask("nobody", id, headers)).status).toBe(401);
    }
  });

  it.each(withBody)("checks %s for 401 and 403 before reading the body", async (id, row) => {
    if (row.nobody === 401) expect((await ask("nobody", id, home(), "{")).status).toBe(401);
    if (row.editor === 403) expect((await ask("editor", id, home(), "{")).status).toBe(403);
    expect(await ask("owner", id, home(), "{")).toMatchObject({ status: 400, code: "unreadable" });
  });

  it("lets only the builder's token read the snapshot", async () => {
    for (const token of ["", "otro", "secretoo"])
      expect((await ask("nobody", "readSnapshot", { Authorization: `Bearer ${token}` })).status).toBe(401);
    const { status } = await ask("nobody", "readSnapshot", { Authorization: "Bearer secreto" });
    expect(status).toBe(200);
  });
});
