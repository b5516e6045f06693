import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chapterAddress, chapterName, helpFor } from "./address";
import { anchorOf, type Block, readBlocks, readInline } from "./markdown";

const root = join(__dirname, "../../..");
const folder = join(root, "docs/guia");
const files = readdirSync(folder).filter((name) => /^\d+-.*\.md$/.test(name));
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const textsOf = (block: Block) => (block.kind === "list" ? block.items : "text" in block ? [block.text] : []);
const partsOf = (file: string) => readBlocks(read(file)).flatMap(textsOf).flatMap(readInline);
const picturesOf = (file: string) => readBlocks(read(file)).flatMap((block) => (block.kind === "picture" ? block : []));

/** All source text of the panel and the contract, with whitespace collapsed. */
function wordsOfThePanel(): string {
  const sources = ["backoffice/src", "contract/src"].flatMap((from) =>
    readdirSync(join(root, from), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|[\\/]?help[\\/]/.test(name))
      .map((name) => readFileSync(join(root, from, name), "utf8")),
  );
  return sources.join("\n").replace(/\s+/g, " ");
}

describe("the owner's guide", () => {
  it.each([
    ["/dashboard", "/ayuda/primer-dia"],
    ["/projects/12/edit", "/ayuda/proyectos"],
    ["/contacts/3", "/ayuda/consultas"],
    ["/publicacion", "/ayuda/publicacion"],
    ["/profile", "/ayuda/usuarios#tu-perfil"],
    ["/ayuda/blog", "/ayuda/blog"],
  ])("opens from %s at %s, a chapter that exists", (screen, help) => {
    expect(helpFor(screen)).toBe(help);
    expect(files.map((file) => `/ayuda/${chapterName(file)}`)).toContain(help.replace(/#.*/, ""));
  });

  it.each(files)("names everything on screen as the panel does: %s", (file) => {
    const words = wordsOfThePanel();
    const strange = partsOf(file).filter(({ kind, text }) => kind === "strong" && !words.includes(text));
    expect(strange.map(({ text }) => text)).toEqual([]);
  });

  it.each(files)("links only to existing chapters and headings: %s", (file) => {
    const addresses = files.flatMap((one) => {
      const titles = readBlocks(read(one)).flatMap((block) => (block.kind === "heading" ? [block.text] : []));
      return [one, ...titles.map((title) => `${one}#${anchorOf(title)}`)];
    });
    const links = partsOf(file).flatMap((part) => (part.kind === "link" ? [part.to] : []));
    expect(links.filter((to) => !addresses.includes(to))).toEqual([]);
    expect(chapterAddress("06-publicacion.md#si-falla")).toBe("/ayuda/publicacion#si-falla");
  });

  it("has exactly the pictures it shows, described and below 80 kB", () => {
    const shown = files.flatMap(picturesOf);
    expect(shown.filter(({ alt }) => alt.length < 10)).toEqual([]);
    const stored = readdirSync(join(folder, "imagenes")).map((name) => `imagenes/${name}`);
    expect(stored.sort()).toEqual(shown.map((one) => one.file).sort());
    expect(stored.filter((name) => statSync(join(folder, name)).size > 80 * 1024)).toEqual([]);
  });

  it("uses only the Markdown that the panel can render", () => {
    const plain = files.flatMap(partsOf).flatMap((part) => (part.kind === "text" ? [part.text] : []));
    expect(plain.filter((text) => /[*`#]|\]\(|^[-|]/.test(text))).toEqual([]);
  });
});
