import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Service = {
  image: string;
  environment?: Record<string, string | null>;
  read_only?: boolean;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  volumes?: string[];
  tmpfs?: string[];
  ports?: string[];
};
const root = join(__dirname, "../..");
const text = readFileSync(join(root, "docker-compose.yml"), "utf8");
const compose: { services: Record<string, Service>; volumes: object } = parse(text, { merge: true });
const { services } = compose;
const service = (name: string): Service => services[name] as Service;

describe("docker-compose.yml", () => {
  test.each(Object.keys(services))("gives %s a health check and ten seconds to stop", (name) => {
    expect(service(name).healthcheck?.test[0]).toBe("CMD-SHELL");
    expect(service(name).stop_grace_period).toBe("10s");
  });

  test.each(["SITE_URL", "MYSQL_PASSWORD", "SESSION_KEYS", "BUILDER_TOKEN"])(
    "requires %s with an error message wherever it is used",
    (name) => {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, "g"))];
      expect(uses.length).toBeGreaterThan(0);
      for (const [, sentence] of uses) expect(sentence).toMatch(/^:\?.{10}/);
    },
  );

  test("passes on every setting that its header names", () => {
    const given = new Set(Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)));
    const head = text.slice(0, text.indexOf("x-app"));
    const promised = [...head.matchAll(/\b([A-Z][A-Z\d]*_(?:[A-Z][A-Z_\d]*|\*)|SEED)/g)].map(([name]) => name);
    const elsewhere = ["HTTP_PORT"];
    for (const name of promised.filter((one) => !elsewhere.includes(one))) {
      const start = name.replace("*", "");
      expect([...given].filter((one) => one.startsWith(start))).not.toEqual([]);
    }
    expect(given).toContain("S3_SECRET_ACCESS_KEY");
  });

  test("publishes its port on this machine only, unless HTTP_ADDRESS says otherwise", () => {
    const ports = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(ports.join(" ")).toMatch(/^\$\{HTTP_ADDRESS:-127\.0\.0\.1\}:\$\{HTTP_PORT:-80\}:8080$/);
  });

  test.each(["api", "builder", "web"])("lets %s write only to volumes and memory", (name) => {
    expect(service(name).read_only).toBe(true);
    expect(service(name).tmpfs).toContain("/tmp");
  });

  test("mounts files that exist, and volumes that it declares", () => {
    for (const mount of Object.values(services).flatMap(({ volumes = [] }) => volumes)) {
      const [from = ""] = mount.split(":");
      if (from.startsWith(".")) expect([from, existsSync(join(root, from))]).toEqual([from, true]);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  });
});
