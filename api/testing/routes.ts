import { openApi } from "../src/openApi/openApi";

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  readOnly?: boolean;
  maxLength?: number;
  anyOf?: Schema[];
};
export type Described = {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Route = { method: string; path: string; body: Schema | undefined; takesFiles: boolean; queries: string[] };

/** The document as a client reads it. */
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(JSON.stringify(openApi()));
export const { paths } = document;
export const routes: Route[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    body: operation.requestBody?.content["application/json"]?.schema,
    takesFiles: operation.requestBody?.content["multipart/form-data"] !== undefined,
    queries: operation.parameters.filter((one) => one.in === "query").map((one) => one.name),
  })),
);
/** A fixed path such as `/counts` also matches `/{id}` for other methods. */
export const overlapped = (path: string, method: string) =>
  Object.entries(paths).some(
    ([other, methods]) =>
      other !== path &&
      other.includes("{") &&
      new RegExp(`^${other.replace(/\{\w+\}/g, "[^/{]+")}$`).test(path) &&
      method.toLowerCase() in methods,
  );
