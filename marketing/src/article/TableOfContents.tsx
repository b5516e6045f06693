import type { Block } from "@estudio/contract/text/article";
import { useEffect, useState } from "react";
import { useWords } from "../content/words";
import * as css from "./TableOfContents.module.css";

type Heading = Extract<Block, { kind: "h2" | "h3" }>;

/** Return the last heading whose top is within or above the top third of the window. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const passed = ids.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [ids]);
  return current;
}

/** Links to the level-2 headings, with the current one marked. */
export function TableOfContents({ blocks }: { blocks: Block[] }) {
  const { t } = useWords("blog");
  const headings = blocks.filter((block): block is Heading => block.kind === "h2");
  const current = useCurrent(headings.map((heading) => heading.id).join(" "));
  if (headings.length === 0) return null;
  return (
    <nav className={css.toc} aria-labelledby="indice">
      <p id="indice" className="mark">
        {t("toc")}
      </p>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} aria-current={heading.id === current ? "location" : undefined}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
