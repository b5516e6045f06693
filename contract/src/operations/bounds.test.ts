import { z } from "zod";
import { spanishParse } from "../rules/refusals";
import { operations } from ".";
import type { Operation } from "./operation";

/** The part of JSON Schema that bodies use. */
type Schema = {
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
};
/** A text in a body, and a function that builds a body with only that text. */
type Text = { path: string; maximum: number | undefined; within: (value: unknown) => unknown };

const whole: Text["within"] = (value) => value;

function textsOf(schema: Schema, path = "", within: Text["within"] = whole): Text[] {
  if (schema.enum || "const" in schema) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsOf(one, path, within));
  if (schema.type === "string") return [{ path, maximum: schema.maxLength, within }];
  if (schema.items) return textsOf(schema.items, `${path}[]`, (value) => within([value]));
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    textsOf(one, `${path}.${name}`, (value) => within({ [name]: value })),
  );
}

const bodies = Object.entries<Operation>(operations).flatMap(([id, { body }]) => (body ? [{ id, body }] : []));
const texts = bodies.flatMap(({ id, body }) => {
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return textsOf(JSON.parse(JSON.stringify(schema))).map((text) => ({ ...text, path: id + text.path, body }));
});

/** Record the lengths of texts passed to regular expressions, normalisers and URL parsers during `work`. */
function lengthsRead(work: () => void): number[] {
  const lengths: number[] = [];
  const { exec } = RegExp.prototype;
  const { normalize, trim, toLowerCase } = String.prototype;
  const RealUrl = URL;
  RegExp.prototype.exec = function (text) {
    lengths.push(text.length);
    return exec.call(this, text);
  };
  String.prototype.normalize = function (form?: string) {
    lengths.push(this.length);
    return normalize.call(this, form);
  };
  String.prototype.trim = function () {
    lengths.push(this.length);
    return trim.call(this);
  };
  String.prototype.toLowerCase = function () {
    lengths.push(this.length);
    return toLowerCase.call(this);
  };
  globalThis.URL = class extends RealUrl {
    constructor(address: string | URL, base?: string | URL) {
      lengths.push(String(address).length);
      super(address, base);
    }
  };
  try {
    work();
  } finally {
    Object.assign(RegExp.prototype, { exec });
    Object.assign(String.prototype, { normalize, trim, toLowerCase });
    globalThis.URL = RealUrl;
  }
  return lengths;
}

it("gives every text in a request a maximum length", () => {
  expect(texts.filter(({ maximum }) => maximum === undefined).map(({ path }) => path)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

it.each(["a@%.es", "https://%", "/%", "%", "2026-11-29T10:00:00.%Z"])(
  "refuses an overlong text before any rule reads it: %s",
  (form) => {
    // Percent-encoding takes three characters per byte, and a character may take two UTF-16 units: up to six in all.
    const read = texts.flatMap(({ path, maximum = 0, within, body }) => {
      const long = form.replace("%", () => "漢".repeat(6 * maximum + 200));
      const sent = within(long);
      const lengths = lengthsRead(() => expect(body.safeParse(sent, spanishParse).success).toBe(false));
      return lengths.some((length) => length > 6 * maximum + 100) ? [path] : [];
    });
    expect(read).toEqual([]);
  },
);
