import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Podman with a configuration, images and networks of its own in one folder: what this machine has is neither used nor
 * touched. runc, because crun refuses machines whose control groups are of both kinds; few open files, because a container
 * may ask for no more than the machine gives.
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

  /** @returns what it printed. @throws Error with what it complained about */
  run(...args: string[]): string {
    const { ok, output, errors } = this.attempt("podman", args);
    if (!ok) throw new Error(`podman ${args.join(" ")}: ${errors.trim()}`);
    return output.trim();
  }

  /** Runs a program with this configuration. @returns how it ended and what it said */
  attempt(command: string, args: string[], { env = {}, cwd = "." }: { env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      env: { ...this.env, ...env },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ok: status === 0, output: stdout ?? "", errors: stderr ?? "" };
  }

  /** As `attempt`, with each line shown as it comes: for what takes minutes. @returns whether it ended well */
  async show(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
    const child = spawn(command, args, { cwd, env: { ...this.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });
    return new Promise((resolve) => child.on("error", () => resolve(false)).on("exit", (code) => resolve(code === 0)));
  }

  hasImage = (name: string) => this.attempt("podman", ["image", "exists", name]).ok;
}
