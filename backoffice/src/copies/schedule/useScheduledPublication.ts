import { isDue, nextChange } from "@estudio/contract/content/publication";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refreshLists } from "../../data/queryClient";
import type { Stored } from "../../editor/saving/conflict/conflictWords";
import { useClock } from "../../words/useClock";
import { wasPublishedOnSchedule } from "../missingCopyTexts";

const pollMs = 1000;

/** Tell whether the scheduled time has come; re-renders when it does. */
export function useIsDue(publishAt: string | null): boolean {
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
  /** Must contain `getOne`, so that refreshing lists does not refetch it. */
  queryKey: unknown[];
  /** Reads both from the server. */
  read: () => Promise<Both<L, C>>;
  /** Whether the form has unsaved changes. They are kept; the next save reports the conflict. */
  typed: boolean;
};

/**
 * Follow a scheduled publication while the form is open: the server publishes the copy or records why it could not. A
 * colleague's change is left to the conflict check of the next save.
 * @returns the record published on schedule, until somebody saves it again
 */
export function useScheduledPublication<L extends Stored, C extends Planned>(
  { live, copy, shown, keep }: Shown<L, C>,
  { queryKey, read, typed }: Options<L, C>,
): L | undefined {
  const [published, setPublished] = useState<L>();
  const isWaiting = ({ copy: now }: Both<L, C>) => now?.version === copy?.version && now?.publishAt === copy?.publishAt;
  const { data } = useQuery({
    queryKey: [...queryKey, "due", copy?.version, copy?.publishAt],
    queryFn: read,
    enabled: useIsDue(copy?.publishAt ?? null),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && !isWaiting(state.data) ? false : pollMs),
  });
  const now = copy && data;
  const byClock = now && !now.copy && wasPublishedOnSchedule(now.live, copy) ? now.live : undefined;
  const keptBack = now?.copy && now.copy.version === copy?.version && !isWaiting(now) ? now.copy : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response, and when the form becomes clean
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
