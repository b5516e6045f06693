import { Link as TextLink } from "@mui/material";
import { useEffect } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { NotFound } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, QuietLink } from "../layout/parts";
import { BlockView } from "./Blocks";
import { type Chapter, guide } from "./guide";
import * as css from "./Help.module.css";
import { anchorOf } from "./markdown";

export default function Help() {
  const { chapter: name = guide[0]?.name } = useParams();
  const place = guide.findIndex((one) => one.name === name);
  const chapter = guide[place];
  useAnchor();
  if (!chapter) return <NotFound />;
  return (
    <>
      <PageHeader title={chapter.title} subtitle="Guía del panel" />
      <div className={css.guide}>
        <article className={css.chapter}>
          {chapter.blocks.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} />
          ))}
          <Following chapter={guide[place + 1]} />
        </article>
        <Contents current={chapter} />
      </div>
    </>
  );
}

/** Scrolls to the heading in the address's hash, else to the top. */
function useAnchor() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new chapter must scroll, even with the same hash
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) {
      window.scrollTo(0, 0);
      return;
    }
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}

const Following = ({ chapter }: { chapter: Chapter | undefined }) =>
  chapter ? (
    <footer>
      Sigue con{" "}
      <TextLink component={Link} to={`/ayuda/${chapter.name}`}>
        {chapter.title}
      </TextLink>
    </footer>
  ) : null;

const Contents = ({ current }: { current: Chapter }) => (
  <nav aria-label="Capítulos" className={css.contents}>
    <PlainList component="ol">
      {guide.map(({ name, title, sections }) => (
        <li key={name}>
          <QuietLink to={`/ayuda/${name}`} current={name === current.name}>
            {title}
          </QuietLink>
          {name === current.name && <Sections of={name} titles={sections} />}
        </li>
      ))}
    </PlainList>
  </nav>
);

const Sections = ({ of, titles }: { of: string; titles: string[] }) => (
  <ul>
    {titles.map((title) => (
      <li key={title}>
        <QuietLink to={`/ayuda/${of}#${anchorOf(title)}`} variant="body2">
          {title}
        </QuietLink>
      </li>
    ))}
  </ul>
);
