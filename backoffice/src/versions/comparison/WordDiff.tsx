import { Typography } from "@mui/material";
import { type Change, diffWordsWithSpace } from "diff";
import { Fragment, useMemo } from "react";
import * as css from "./WordDiff.module.css";

type Props = { before: string; after: string; lang: string };

/** Characters of unchanged text shown on either side of a change. */
const contextLength = 120;
/** In ms. Beyond that, the whole old text is shown before the whole new one. */
const diffOptions = { timeout: 500 };

export function WordDiff({ before, after, lang }: Props) {
  const parts = useMemo<Change[]>(
    () =>
      diffWordsWithSpace(before, after, diffOptions) ?? [
        { value: before, removed: true, added: false, count: 1 },
        { value: after, added: true, removed: false, count: 1 },
      ],
    [before, after],
  );
  return (
    <Typography variant="prose" lang={lang} className={css.words}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order never changes
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
  const [begin, end] = [first ? 0 : contextLength, last ? 0 : contextLength];
  if (value.length <= begin + end + 20) return value;
  return `${value.slice(0, begin)} […] ${value.slice(value.length - end)}`;
}
