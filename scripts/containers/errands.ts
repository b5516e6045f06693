import { setTimeout as pause } from "node:timers/promises";
import type { Podman } from "./podman";
import { type Service, type Stack, services } from "./stack";
import { Visitor } from "./visitor";

export type Errand = { name: string; run(): Promise<void> | void };
type Project = { id: number; version: number; title: string; slug: string };
const owner = { email: "duena@estudio.example", password: "una-clave-larga-7" };

function check(what: string, isSo: boolean, seen: unknown = ""): void {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(seen)}`);
}

/** Return the errands in their order: each starts from the state that the one before left. */
export function errandsOn(stack: Stack, podman: Podman, image: string): Errand[] {
  const address = stack.settings.SITE_URL ?? "";
  const panel = new Visitor(address);
  let project: Project;

  const saved = async (title: string) => {
    project = await panel.ask<Project>("PUT", `/api/admin/projects/${project.id}`, { ...project, title });
    await panel.sees(`/proyecto/${project.slug}`, title);
  };
  const healthy = async (service: Service) => {
    for (const until = performance.now() + 3 * 60_000; performance.now() < until; await pause(2000))
      if (stack.isHealthy(service)) return;
    throw new Error(`${service} no está sano:\n${stack.logs(service)}`);
  };

  return [
    ...["SITE_URL", "MYSQL_PASSWORD", "SESSION_KEYS", "BUILDER_TOKEN"].map((name) => ({
      name: `refuses to start without ${name}, and says what is missing`,
      run: () => {
        const { [name]: _, ...rest } = stack.settings;
        const { ok, errors } = stack.compose(["up", "-d", "--no-build"], rest);
        check("ha arrancado", !ok && stack.running().length === 0, stack.running());
        check("no dice qué falta", /(clave|claves|dirección)[ ,]/.test(errors), errors.slice(-300));
      },
    })),
    {
      name: "names an invalid setting in one sentence",
      run: () => {
        const { ok, errors } = podman.attempt("podman", ["run", "--rm", "-e", "PORT=muchos", image]);
        check("ha arrancado", !ok);
        check("no lo nombra", errors.includes("PORT: debe ser un número entero"), errors);
      },
    },
    {
      name: "serves a site on an empty MySQL, with the required settings only",
      run: async () => {
        stack.up();
        await panel.sees("/");
        for (const path of ["/portfolio", "/blog", "/ca", "/en/contacto", "/sitemap.xml"]) {
          const { status } = await panel.call("GET", path);
          check(path, status === 200, status);
        }
      },
    },
    ...services.map((service) => ({
      name: `reports ${service} as healthy`,
      run: () => healthy(service),
    })),
    {
      name: "lets the first owner sign in, created as the README says",
      run: async () => {
        const command = ["node", "--import", "tsx", "scripts/src/create-owner.ts"];
        const { email, password } = JSON.parse(stack.exec("api", ...command));
        await panel.ask("POST", "/api/auth/login", { email, password });
        const account = { name: "Dueña", ...owner, role: "owner" };
        await panel.ask("POST", "/api/admin/users", account);
        await panel.ask("POST", "/api/auth/login", owner);
        check("el panel", (await panel.call("GET", "/admin/")).text.includes("<script"));
      },
    },
    {
      name: "shows a project saved in the panel through nginx",
      run: async () => {
        const fields = {
          title: "Casa en Tetuán",
          description: "Un patio.",
          category: "residencial",
          status: "published",
        };
        project = await panel.ask<Project>("POST", "/api/admin/projects", fields);
        await panel.sees(`/proyecto/${project.slug}`, "Casa en Tetuán");
        await saved("Casa patio en Tetuán");
      },
    },
    {
      name: "stores an enquiry and lists it",
      run: async () => {
        const enquiry = {
          name: "Marta Vila",
          email: "marta@vila.example",
          contactMethod: "general",
          projectType: "renovacion",
          message: "Quisiera reformar un piso de noventa metros.",
        };
        const { status, text } = await new Visitor(address).call("POST", "/api/contact", enquiry);
        check("la consulta", status === 201, text);
        const list = await panel.ask<{ name: string }[]>("GET", "/api/contacts");
        check(
          "la lista",
          list.some(({ name }) => name === "Marta Vila"),
          list,
        );
      },
    },
    ...services.map((service) => ({
      name: `restarts ${service} after a crash`,
      run: async () => {
        await stack.kill(service);
        await healthy(service);
        await panel.sees("/");
        await saved(`Casa patio, después de ${service}`);
      },
    })),
    {
      name: "serves the site while the API and MySQL are stopped, and says that the panel is away",
      run: async () => {
        stack.stop("api");
        stack.stop("mysql");
        await panel.sees("/");
        await panel.sees(`/proyecto/${project.slug}`, project.title);
        const { status, text } = await panel.call("GET", "/api/health");
        check("la API", status === 503 && text.includes("no está disponible"), text);
        stack.start("mysql");
        stack.start("api");
        await healthy("api");
      },
    },
    ...services.map((service) => ({
      name: `stops ${service} within ten seconds`,
      run: async () => {
        const seconds = stack.stop(service);
        stack.start(service);
        check("ha tardado", seconds < 10, seconds);
        await healthy(service);
      },
    })),
    {
      name: "keeps everything across down and up",
      run: async () => {
        stack.down();
        check("sigue algo", stack.running().length === 0, stack.running());
        stack.up();
        await panel.sees(`/proyecto/${project.slug}`, project.title);
        await healthy("api");
        await saved("Casa patio, otra vez en pie");
        const list = await panel.ask<{ name: string }[]>("GET", "/api/contacts");
        check("la consulta", list.length === 1, list);
      },
    },
    {
      name: "rebuilds the site with a newer image on the old volumes, and keeps everything",
      run: async () => {
        const served = () => stack.exec("web", "readlink", "/data/site/current");
        const before = served();
        stack.down();
        const made = podman.run(
          "create",
          "--user",
          "0",
          image,
          "sh",
          "-c",
          "echo '/* newer */' >> /app/marketing/gatsby-ssr.tsx",
        );
        podman.run("start", "-a", made);
        podman.run("commit", "--change", "USER node", "--change", 'CMD ["node", "scripts/serve.mjs"]', made, image);
        podman.run("rm", made);
        stack.up();
        for (const until = performance.now() + 15 * 60_000; served() === before && performance.now() < until; )
          await pause(1000);
        check("no ha vuelto a construir", served() !== before, before);
        await panel.sees(`/proyecto/${project.slug}`, project.title);
      },
    },
    {
      name: "runs the programs without root, and lets them write only to their folders",
      run: () => {
        for (const service of ["api", "builder"] as const) {
          check("el usuario", stack.exec(service, "id", "-u") === "1000");
          const { ok } = podman.attempt("podman", ["exec", stack.container(service), "touch", "/app/package.json"]);
          check("se puede escribir", !ok);
        }
      },
    },
    {
      name: "shows the demo and lets the owner in, with an owner in the settings and SEED=demo",
      run: async () => {
        stack.down("-v");
        stack.up({ OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password, SEED: "demo" });
        const first = new Visitor(address);
        await first.sees("/portfolio", "/proyecto/");
        await first.ask("POST", "/api/auth/login", owner);
      },
    },
  ];
}
