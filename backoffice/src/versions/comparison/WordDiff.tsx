import { Typography } from "@mui/material";
import { type Change, diffWordsWithSpace } from "diff";
import { Fragment, useMemo } from "react";
import * as css from "./WordDiff.module.css";

type Props = { before: string; after: string; lang: string };

/** So much of what stayed is shown around a change. */
const around = 120;
/** Two long texts that have little in common are not worth the time: one is shown after the other. */
const patience = { timeout: 500 };

/** A text with what was taken out of it and what came in, word by word. */
export function WordDiff({ before, after, lang }: Props) {
  const parts = useMemo<Change[]>(
    () =>
      diffWordsWithSpace(before, after, patience) ?? [
        { value: before, removed: true, added: false, count: 1 },
        { value: after, added: true, removed: false, count: 1 },
      ],
    [before, after],
  );
  return (
    <Typography variant="prose" lang={lang} className={css.words}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two texts that do not change have no other name
        <Fragment key={at}>
          <Part part={part} first={at === 0} last={at === parts.length - 1} />
        </Fragment>
      ))}
    </Typography>
  );
}

function Part({ part: { value, added, removed }, first, last }: { part: Change; first: boolean; last: boolean }) {
  if (removed) return <del>{value}</del>;
  if (added) return <ins>{value}</ins>;
  const [begin, end] = [first ? 0 : around, last ? 0 : around];
  if (value.length <= begin + end + 20) return value;
  return `${value.slice(0, begin)} […] ${value.slice(value.length - end)}`;
}
