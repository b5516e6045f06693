import type { Block } from "@estudio/contract/text/article";
import type { Pictures } from "../content/records";
import { Picture } from "../pictures/Picture";
import { pictureOf } from "../pictures/picture";
import * as css from "./ArticleBody.module.css";
import { Marked } from "./Marked";

/** @param media the pictures that the article may use */
export function ArticleBody({ blocks, media = {}, lang }: { blocks: Block[]; media?: Pictures; lang?: string }) {
  return (
    <div className={css.article} lang={lang}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
        <Part key={index} block={block} media={media} />
      ))}
    </div>
  );
}

function Part({ block, media }: { block: Block; media: Pictures }) {
  switch (block.kind) {
    case "h2":
    case "h3": {
      const Heading = block.kind;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "p":
      return (
        <p>
          <Marked text={block.text} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <Marked text={block.text} />
          </p>
        </blockquote>
      );
    case "list":
      return <List ordered={block.ordered} items={block.items} />;
    case "picture":
      return pictureOf(media, block.path) ? (
        <Picture
          path={block.path}
          media={media}
          alt={block.alt || undefined}
          sizes="(min-width: 62rem) 42rem, 100vw"
          className={css.picture}
        />
      ) : null;
  }
}

function List({ ordered, items }: { ordered: boolean; items: string[] }) {
  const Kind = ordered ? "ol" : "ul";
  return (
    <Kind>
      {items.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may read alike
        <li key={index}>
          <Marked text={text} />
        </li>
      ))}
    </Kind>
  );
}
