import { clock, isDue, nextChange } from "@estudio/contract/content/publication";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClock } from "../../words/useClock";
import { type CopyKey, type Live, readLive } from "../calls";

const pollMs = 1000;

/**
 * Follow scheduled publication and withdrawal while the form is open. A colleague's change is left to the conflict check
 * of the next save; only the publication state is updated then.
 */
export function useScheduledChanges(of: CopyKey, live: Live, take: (stored: Live) => void) {
  const { version, publishAt, unpublishAt } = live;
  const now = useClock((at) => nextChange(live, at));
  const { data } = useQuery({
    // `getOne`: refreshing lists does not refetch it.
    queryKey: [of.resource, "getOne", "due", of.id, version, publishAt, unpublishAt],
    queryFn: () => readLive(of),
    enabled: isDue(live, now),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.version > version ? false : pollMs),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response
  useEffect(() => {
    if (!data || data.version <= version) return;
    const onlyDue = data.version === version + 1 && data.updatedBy === clock;
    const { status, publishAt, unpublishAt } = data;
    take(onlyDue ? data : { ...live, status, publishAt, unpublishAt });
  }, [data, version]);
}
