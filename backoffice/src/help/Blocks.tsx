import { Link as TextLink } from "@mui/material";
import { createElement, Fragment } from "react";
import { Link } from "react-router-dom";
import { chapterAddress } from "./address";
import { pictureAddress } from "./guide";
import { anchorOf, type Block, type Inline, readInline } from "./markdown";

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "title":
    case "heading":
      return (
        <h2 id={anchorOf(block.text)} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        null,
        block.items.map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        )),
      );
    case "picture":
      return <Picture alt={block.alt} file={block.file} />;
    case "quote":
      return (
        <aside>
          <Line text={block.text} />
        </aside>
      );
    default:
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
  }
}

/** Fixed dimensions prevent layout shifts while loading. A click opens the full size. */
const Picture = ({ alt, file }: { alt: string; file: string }) => (
  <figure>
    <a href={pictureAddress(file)} target="_blank" rel="noopener">
      <img src={pictureAddress(file)} alt={alt} width={1200} height={750} loading="lazy" />
    </a>
  </figure>
);

const Line = ({ text }: { text: string }) => createElement(Fragment, null, ...readInline(text).map(partView));

function partView(part: Inline) {
  if (part.kind === "strong") return <strong>{part.text}</strong>;
  if (part.kind === "code") return <code>{part.text}</code>;
  if (part.kind === "link")
    return (
      <TextLink component={Link} to={chapterAddress(part.to)}>
        {part.text}
      </TextLink>
    );
  return part.text;
}
