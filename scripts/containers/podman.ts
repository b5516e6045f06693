import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Podman with configuration, images and networks in a folder of its own, separate from this machine's.
 * runc, because crun refuses machines with hybrid cgroups. A low limit of open files, because the machine may allow
 * no more.
 */
export class Podman {
  readonly env: NodeJS.ProcessEnv;

  constructor(folder: string) {
    for (const name of ["networks", "run"]) mkdirSync(join(folder, name), { recursive: true });
    const containers = join(folder, "containers.conf");
    const storage = join(folder, "storage.conf");
    writeFileSync(
      containers,
      `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[engine.runtimes]
runc = ["/usr/sbin/runc"]
[network]
network_backend = "netavark"
network_config_dir = "${join(folder, "networks")}"
`,
    );
    writeFileSync(
      storage,
      `[storage]\ndriver = "overlay"\ngraphroot = "${join(folder, "storage")}"\nrunroot = "${join(folder, "run")}"\n`,
    );
    const registries = join(folder, "registries.conf");
    writeFileSync(registries, 'unqualified-search-registries = ["docker.io"]\n');
    this.env = {
      ...process.env,
      CONTAINERS_CONF: containers,
      CONTAINERS_STORAGE_CONF: storage,
      CONTAINERS_REGISTRIES_CONF: registries,
    };
  }

  /**
   * Return the output of a podman command.
   * @throws Error with its error output
   */
  run(...args: string[]): string {
    const { ok, output, errors } = this.attempt("podman", args);
    if (!ok) throw new Error(`podman ${args.join(" ")}: ${errors.trim()}`);
    return output.trim();
  }

  /** Run a program with this configuration. */
  attempt(command: string, args: string[], { env = {}, cwd = "." }: { env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      env: { ...this.env, ...env },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ok: status === 0, output: stdout ?? "", errors: stderr ?? "" };
  }

  /** Run a program and show its output as it comes, for work that takes minutes. Return whether it succeeded. */
  async show(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
    const child = spawn(command, args, { cwd, env: { ...this.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });
    return new Promise((resolve) => child.on("error", () => resolve(false)).on("exit", (code) => resolve(code === 0)));
  }

  hasImage = (name: string) => this.attempt("podman", ["image", "exists", name]).ok;
}
