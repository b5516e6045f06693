import * as css from "./ArticleBody.module.css";
import type { Block } from "./text";

/** The text of an article. */
export function ArticleBody({ blocks, lang }: { blocks: Block[]; lang?: string }) {
  return (
    <div className={css.article} lang={lang}>
      {blocks.map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
        if (block.kind === "p") return <p key={index}>{block.text}</p>;
        const Heading = block.kind;
        return (
          <Heading key={block.id} id={block.id}>
            {block.text}
          </Heading>
        );
      })}
    </div>
  );
}
