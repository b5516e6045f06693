import { type Operation, operations } from "@estudio/contract";
import Ajv2020 from "ajv/dist/2020";
import { startTestApi } from "../../testing/testApi";
import { openApi } from "./openApi";

type Described = {
  operationId: string;
  summary: string;
  security: Record<string, unknown[]>[];
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};

const document = openApi();
const { paths }: { paths: Record<string, Record<string, Described>> } = JSON.parse(JSON.stringify(document));
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe("the OpenAPI document", () => {
  it("lists every operation of the contract, and no others", () => {
    const listed = described.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
    const known = Object.entries<Operation>(operations).map(
      ([id, { method, path }]) => `${id} ${method.toLowerCase()} ${path}`,
    );
    expect(listed.sort()).toEqual(known.sort());
  });

  it("is served complete", async () => {
    const api = await startTestApi("sqlite");
    const { body } = await api.anonymous().call("GET", "/api/openapi.json");
    await api.close();
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("conforms to OpenAPI 3.1, and describes every operation, path parameter and answer", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    for (const { path, operation } of described) {
      const inPath = operation.parameters.filter((one) => one.in === "path");
      expect(inPath.map((one) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every((one) => one.required)).toBe(true);
      expect(operation.summary).not.toBe("");
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(answer.description).not.toBe("");
      }
    }
  });

  it("names only security schemes that it defines", () => {
    const names = described.flatMap(({ operation }) => operation.security.flatMap((one) => Object.keys(one)));
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining([...new Set(names)]));
  });

  it("refers only to schemas that it contains, all of them JSON Schema 2020-12", () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    const held = Object.keys(document.components.schemas).map((name) => `"$ref":"#/components/schemas/${name}"`);
    expect(held).toEqual(expect.arrayContaining([...new Set(references)]));
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: "api", ...document });
    const schemas = described.flatMap(({ operation }) => [
      ...operation.parameters.map((one) => one.schema),
      ...Object.values(operation.requestBody?.content ?? {}).map((one) => one.schema),
      ...Object.values(operation.responses).flatMap((one) => Object.values(one.content ?? {}).map((two) => two.schema)),
    ]);
    for (const schema of schemas)
      expect(() => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')))).not.toThrow();
  });
});
