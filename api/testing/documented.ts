import { type Operation, operations } from "@estudio/contract";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import { openApi } from "../src/openApi/openApi";

const document = openApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: "api", ...document });
const checks = new Map<string, ValidateFunction | undefined>();

const routes = Object.values<Operation>(operations)
  .map(({ path, method }) => ({ path, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`) }))
  .sort((a, b) => a.path.split("{").length - b.path.split("{").length);

/** @returns the operation that answers this method and address, as the document names it */
export const documentedRoute = (method: string, pathname: string) =>
  routes.find((route) => route.method === method && route.pattern.test(pathname));

const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

function schemaOf(method: string, path: string, status: number): ValidateFunction | undefined {
  const key = `${method} ${path} ${status}`;
  if (!checks.has(key)) {
    const where = ["paths", path, method.toLowerCase(), "responses", String(status), "content", "application/json"];
    checks.set(key, ajv.getSchema(`api#/${[...where, "schema"].map(pointer).join("/")}`));
  }
  return checks.get(key);
}

/**
 * Holds an answer against the OpenAPI document: every JSON answer of the API has a schema there, and keeps to it.
 * @throws Error saying what differs
 */
export function requireDocumented(method: string, address: string, status: number, type: string, text: string): void {
  const { pathname } = new URL(address, "http://localhost");
  if (!pathname.startsWith("/api/") || !type.startsWith("application/json") || method === "HEAD") return;
  const route = documentedRoute(method, pathname);
  const validate = route ? schemaOf(route.method, route.path, status) : ajv.getSchema("api#/components/schemas/Error");
  const what = `${method} ${pathname} → ${status}`;
  if (!validate) throw new Error(`${what} is not in the OpenAPI document: ${text.slice(0, 300)}`);
  if (!validate(JSON.parse(text)))
    throw new Error(`${what} differs from the document: ${ajv.errorsText(validate.errors)}\n${text.slice(0, 500)}`);
}
