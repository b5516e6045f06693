import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Mirror = { uri: string; keyring: string; suite: string };
type Source = { uri: string; keyring: string; suites: string[] };

/**
 * Return the mirror of this machine's apt sources; undefined when it is not a Debian.
 * @param root the machine's root folder (tests)
 */
export function debianMirror(root = "/"): Mirror | undefined {
  const suite = /^VERSION_CODENAME=(\S+)$/m.exec(read(join(root, "etc/os-release")))?.[1];
  const isDebian = /^ID=debian$/m.test(read(join(root, "etc/os-release")));
  if (!suite || !isDebian) return undefined;
  const entries = sourceFiles(join(root, "etc/apt")).flatMap((file) =>
    file.endsWith(".sources") ? stanzas(read(file)) : lines(read(file)),
  );
  const entry = entries.find(({ suites }) => suites.includes(suite));
  return entry && { uri: entry.uri, keyring: entry.keyring, suite };
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function sourceFiles(folder: string): string[] {
  const parts = join(folder, "sources.list.d");
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => /\.(list|sources)$/.test(name)) : [];
  return [join(folder, "sources.list"), ...names.sort().map((name) => join(parts, name))];
}

/** Parse deb822 sources: one stanza (`Types: deb`, `URIs: …`, `Suites: …`) is one source. */
function stanzas(text: string): Source[] {
  const bare = text.replace(/^#.*\n?/gm, "");
  return bare.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, "mi").exec(stanza)?.[1]?.trim() ?? "";
    const words = (name: string) => field(name).split(/\s+/).filter(Boolean);
    if (!words("Types").includes("deb") || field("Enabled") === "no") return [];
    return words("URIs").map((uri) => ({ uri, suites: words("Suites"), keyring: keyringIn(field("Signed-By")) }));
  });
}

/** Parse one-line sources: `deb [signed-by=…] uri suite component…`. */
function lines(text: string): Source[] {
  return [...text.matchAll(/^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/gm)].map(
    ([, options = "", uri = "", suite = ""]) => ({
      uri,
      suites: [suite],
      keyring: keyringIn(/signed-by=(\S+)/.exec(options)?.[1] ?? ""),
    }),
  );
}

/** `Signed-By` may contain the key itself. Then Debian's own keyring is used. */
const keyringIn = (path: string) => (path.startsWith("/") ? path : "/usr/share/keyrings/debian-archive-keyring.gpg");
