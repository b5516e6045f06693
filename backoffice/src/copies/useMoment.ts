import { isDue, nextChange } from "@estudio/contract/content/publication";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refreshLists } from "../data/queryClient";
import type { Stored } from "../editor/saving/conflictWords";
import { useClock } from "../words/useClock";
import { cameDue } from "./goneWords";

const askAgainMs = 1000;

/** @returns whether the moment of a copy has come, also when it comes while one looks */
export function useHasCome(publishAt: string | null): boolean {
  const plan = { publishAt, unpublishAt: null };
  return isDue(
    plan,
    useClock((at) => nextChange(plan, at)),
  );
}

type Planned = { version: number; base: number; publishAt: string | null };
type Both<L, C> = { live: L; copy: C | null };
type Shown<L, C> = Both<L, C> & { shown: "live" | "copy"; keep: (stored: Both<L, C>) => void };
type Options<L, C> = {
  /** Their place in the cache: `getOne`, so that they are not asked for again because a list changed. */
  queryKey: unknown[];
  /** What is stored of them now. */
  read: () => Promise<Both<L, C>>;
  /** Something stands in the form that is not saved: it is left as it is, and the next save asks. */
  typed: boolean;
};

/**
 * A working copy whose moment comes while one looks is published by the server, or kept back with the reason: the form follows.
 * What somebody else did with it is left to the next save, which asks.
 * @returns what was published at its moment, as long as nobody has saved since
 */
export function useMoment<L extends Stored, C extends Planned>(
  { live, copy, shown, keep }: Shown<L, C>,
  { queryKey, read, typed }: Options<L, C>,
): L | undefined {
  const [published, setPublished] = useState<L>();
  const isWaiting = ({ copy: now }: Both<L, C>) => now?.version === copy?.version && now?.publishAt === copy?.publishAt;
  const { data } = useQuery({
    queryKey: [...queryKey, "due", copy?.version, copy?.publishAt],
    queryFn: read,
    enabled: useHasCome(copy?.publishAt ?? null),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && !isWaiting(state.data) ? false : askAgainMs),
  });
  const now = copy && data;
  const byClock = now && !now.copy && cameDue(now.live, copy) ? now.live : undefined;
  const keptBack = now?.copy && now.copy.version === copy?.version && !isWaiting(now) ? now.copy : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and when nothing is typed any more
  useEffect(() => {
    if (keptBack && shown === "copy") keep({ live, copy: keptBack });
    if (!byClock) return;
    setPublished(byClock);
    if (!typed) keep({ live: byClock, copy: null });
    else if (shown === "copy") keep({ live: byClock, copy });
    void refreshLists();
  }, [byClock, keptBack, typed, shown]);
  return byClock ?? (copy === null && published?.version === live.version ? published : undefined);
}
