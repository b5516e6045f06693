import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Podman } from "./podman";

export type Settings = Record<string, string>;
export const services = ["mysql", "api", "builder", "web"] as const;
export type Service = (typeof services)[number];

/** The containers of the compose file, under a project name of their own. */
export class Stack {
  constructor(
    private readonly podman: Podman,
    private readonly folder: string,
    private readonly name: string,
    readonly settings: Settings,
  ) {}

  /** Run `podman-compose`. */
  compose(args: string[], settings: Settings = this.settings) {
    const file = join(this.folder, "docker-compose.yml");
    return this.podman.attempt("podman-compose", ["-p", this.name, "-f", file, ...args], {
      cwd: this.folder,
      env: { ...without(process.env), ...settings },
    });
  }

  up(more: Settings = {}): void {
    const { errors } = this.compose(["up", "-d", "--no-build"], { ...this.settings, ...more });
    if (this.running().length < services.length) throw new Error(`up: ${errors}`);
  }

  down(...more: string[]): void {
    this.compose(["down", "-t", "10", ...more]);
  }

  container = (service: Service) => `${this.name}_${service}_1`;

  /** Run a program in a service's container. Return its output. */
  exec(service: Service, ...command: string[]): string {
    return this.podman.run("exec", this.container(service), ...command);
  }

  /** Kill a container's main process, as a crash would, and wait until the restart policy has restarted it. */
  async kill(service: Service): Promise<void> {
    const before = this.processId(service);
    process.kill(before, "SIGKILL");
    for (const until = performance.now() + 60_000; performance.now() < until; await pause(500))
      if (![0, before].includes(this.processId(service))) return;
    throw new Error(`${service} no ha vuelto`);
  }

  private processId = (service: Service) =>
    Number(this.podman.run("inspect", "-f", "{{.State.Pid}}", this.container(service)));

  start = (service: Service) => this.podman.run("start", this.container(service));

  /** Stop a container. Return the seconds it took to end by itself. */
  stop(service: Service): number {
    const began = performance.now();
    this.podman.run("stop", "-t", "60", this.container(service));
    return (performance.now() - began) / 1000;
  }

  logs(service: Service): string {
    const { output, errors } = this.podman.attempt("podman", ["logs", "--tail", "30", this.container(service)]);
    return `${output}${errors}`;
  }

  isHealthy = (service: Service) => this.podman.attempt("podman", ["healthcheck", "run", this.container(service)]).ok;

  running(): string[] {
    const names = this.podman.run("ps", "--format", "{{.Names}}").split("\n");
    return names.filter((one) => one.startsWith(`${this.name}_`));
  }
}

/** Drop this machine's own variables with the names of the stack's settings. */
function without(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own =
    /^(SITE_URL|MYSQL_|SESSION_KEYS|BUILDER|OWNER_|SEED|HTTP_PORT|SMTP_|MAIL_|S3_|REBUILD_|LOG_LEVEL|PASSWORD_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
}
