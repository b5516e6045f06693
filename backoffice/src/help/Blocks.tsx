import { Box, Link as TextLink, Typography } from "@mui/material";
import { createElement, Fragment } from "react";
import { Link } from "react-router-dom";
import { line } from "../theme";
import { chapterAddress } from "./address";
import { pictureAddress } from "./guide";
import { anchorOf, type Block, type Inline, readInline } from "./markdown";

/** One block of the guide: a heading with its anchor, a paragraph, a list, a picture. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "title":
    case "heading":
      return (
        <Typography
          variant="h2"
          id={anchorOf(block.text)}
          tabIndex={-1}
          sx={{ mt: 5, mb: 1.5, fontSize: "1.5rem", scrollMarginTop: 72, outline: "none" }}
        >
          {block.text}
        </Typography>
      );
    case "list":
      return (
        <Box component={block.ordered ? "ol" : "ul"} sx={{ pl: 3, my: 2, "& li + li": { mt: 0.75 } }}>
          {block.items.map((item) => (
            <Typography component="li" key={item}>
              <Line text={item} />
            </Typography>
          ))}
        </Box>
      );
    case "picture":
      return <Picture alt={block.alt} file={block.file} />;
    case "quote":
      return (
        <Typography
          component="aside"
          sx={{ my: 2.5, pl: 2, borderLeft: 3, borderColor: line, color: "text.secondary" }}
        >
          <Line text={block.text} />
        </Typography>
      );
    default:
      return (
        <Typography sx={{ my: 2 }}>
          <Line text={block.text} />
        </Typography>
      );
  }
}

/** All of one size, so that nothing moves while they come; a click shows one at its full size. */
const Picture = ({ alt, file }: { alt: string; file: string }) => (
  <Box component="figure" sx={{ m: 0, my: 3 }}>
    <a href={pictureAddress(file)} target="_blank" rel="noopener">
      <Box
        component="img"
        src={pictureAddress(file)}
        alt={alt}
        width={1200}
        height={750}
        loading="lazy"
        sx={{ display: "block", width: "100%", height: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
      />
    </a>
  </Box>
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
