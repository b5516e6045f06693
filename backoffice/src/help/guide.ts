/// <reference types="vite/types/importMeta.d.ts" />
import { chapterName } from "./address";
import { type Block, readBlocks } from "./markdown";

export type Chapter = { name: string; title: string; blocks: Block[]; sections: string[] };

const files = import.meta.glob<string>("../../../docs/guia/[0-9]*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictures = import.meta.glob<string>("../../../docs/guia/imagenes/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The owner's guide from `docs/guia`, bundled when the panel is built. */
export const guide: Chapter[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([file, markdown]) => readChapter(chapterName(file), markdown));

function readChapter(name: string, markdown: string): Chapter {
  const blocks = readBlocks(markdown);
  const textsOf = (kind: Block["kind"]) =>
    blocks.flatMap((block) => ("text" in block && block.kind === kind ? block.text : []));
  const [title = name] = textsOf("title");
  return { name, title, blocks: blocks.filter(({ kind }) => kind !== "title"), sections: textsOf("heading") };
}

/** Return the bundled address of a picture of the guide. */
export const pictureAddress = (file: string): string => pictures[`../../../docs/guia/${file}`] ?? "";
