import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { write } from "../testing/site";
import { debianMirror } from "./mirror";

const own = "/usr/share/keyrings/debian-archive-keyring.gpg";

describe("the source of this machine's Debian packages", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "estudio-mirror-"));
    write(root, "etc/os-release", 'PRETTY_NAME="Debian"\nVERSION_CODENAME=trixie\nID=debian\n');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("is read from a stanza; other programs' sources, comments and disabled stanzas are skipped", () => {
    write(root, "etc/apt/sources.list.d/a.sources", "Types: deb\nURIs: https://other.example\nSuites: stable\n");
    write(
      root,
      "etc/apt/sources.list.d/debian.sources",
      `Types: deb\nEnabled: no\nURIs: http://off.example\nSuites: trixie\n\nTypes: deb deb-src\n# http://old.example\nURIs: http://near.example/debian\nSuites: trixie trixie-updates\nComponents: main\nSigned-By: /keys/d.gpg\n`,
    );
    expect(debianMirror(root)).toEqual({ uri: "http://near.example/debian", keyring: "/keys/d.gpg", suite: "trixie" });
  });

  test("is read from a one-line entry, with or without options", () => {
    write(root, "etc/apt/sources.list", "deb-src http://src.example trixie main\ndeb http://a.example trixie main\n");
    expect(debianMirror(root)).toEqual({ uri: "http://a.example", keyring: own, suite: "trixie" });
    write(root, "etc/apt/sources.list", "deb [arch=amd64 signed-by=/k.gpg] http://b.example trixie main contrib\n");
    expect(debianMirror(root)).toEqual({ uri: "http://b.example", keyring: "/k.gpg", suite: "trixie" });
  });

  test("is undefined on another system", () => {
    write(root, "etc/os-release", "ID=ubuntu\nVERSION_CODENAME=noble\n");
    write(root, "etc/apt/sources.list", "deb http://a.example noble main\n");
    expect(debianMirror(root)).toBeUndefined();
  });
});
